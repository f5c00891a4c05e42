import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { art, card } from './CaseCard.css';

export const tile = style([
  card,
  { gridTemplateRows: '360px 1fr', '@media': { [upTo('menu')]: { gridTemplateRows: '260px 1fr' } } },
]);
/** The picture below the text. */
export const lowTile = style({ '@media': { [above('menu')]: { gridTemplateRows: '1fr 360px' } } });
export const wideTile = style({
  '@media': {
    [above('menu')]: {
      gridTemplateRows: 'none',
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      minHeight: 440,
    },
  },
});

globalStyle(`${lowTile} > ${art}`, { '@media': { [above('menu')]: { order: 1 } } });

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 280,
  padding: 'clamp(24px,2.8vw,40px)',
  '@media': {
    [above('menu')]: {
      selectors: {
        [`li:nth-child(odd) > :not(${wideTile}) > &`]: { paddingLeft: textPadding },
        [`${wideTile} > &`]: { paddingRight: textPadding },
      },
    },
    [upTo('menu')]: { minHeight: 0, padding: `24px ${vars.gutter} 28px` },
  },
});
/** Pushes the button to the bottom of the card. */
export const tileText = style({ flexGrow: 1, paddingBottom: 8 });
export const title = style({ marginTop: 16 });
export const heading = style({ maxWidth: '38ch', marginTop: 12, color: roles.muted });
