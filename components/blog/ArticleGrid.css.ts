import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { blackRoles, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { narrow, styleRows } from './card-rows';

const wide = '(min-width: 1100px)';

/** Two cards, then three, then a wide row and two narrow ones. In narrower windows, cards and rows take turns in pairs. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
  gap: `clamp(32px,4.4vw,64px) ${vars.colGap}`,
});
globalStyle(`${grid} > *`, {
  gridColumn: 'span 6',
  '@media': { [upTo('phone')]: { gridColumn: '1/-1' }, [wide]: { gridColumn: 'span 4' } },
});
const pair = `${grid} > :is(:nth-child(8n+1),:nth-child(8n+2))`;
globalStyle(pair, { '@media': { [wide]: { gridColumn: 'span 6' } } });
globalStyle(`${pair} h3`, { fontSize: vars.size.h3 });
// On phones, covers above their texts are as wide as the window.
globalStyle(`${grid} > :is(:nth-child(4n+1),:nth-child(4n+2)) > picture > img`, {
  '@media': {
    [upTo('phone')]: {
      width: `calc(100% + 2*${textPadding})`,
      maxWidth: 'none',
      marginInline: `calc(-1*${textPadding})`,
    },
  },
});
// The covers of a pair touch, and end at the edges of the window.
const bleed = `calc(100% + ${textPadding} + ${vars.colGap}/2)`;
globalStyle(`${pair} > picture > img`, { '@media': { [wide]: { width: bleed, maxWidth: 'none' } } });
globalStyle(`${grid} > :nth-child(8n+1) > picture > img`, {
  '@media': { [wide]: { marginLeft: `calc(-1*${textPadding})` } },
});
globalStyle(`${grid} > :nth-child(8n+2) > picture > img`, {
  '@media': { [wide]: { marginLeft: `calc(${vars.colGap}/-2)` } },
});
styleRows(`${grid} > :is(:nth-child(8n+3),:nth-child(8n+4))`, narrow);
const smallRows = `${grid} > :is(:nth-child(8n+7),:nth-child(8n))`;
styleRows(smallRows);
globalStyle(smallRows, { '@media': { [wide]: { gridColumn: 'span 6' } } });
const wideRow = `${grid} > :nth-child(8n+6)`;
// Crosses the window in black, the cover on the right.
globalStyle(wideRow, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridColumn: '1/-1',
      gridTemplate: 'auto auto auto 1fr/minmax(0,5fr) minmax(0,7fr)',
      columnGap: 48,
      marginInline: `calc(-1*${textPadding})`,
      paddingLeft: textPadding,
      background: roles.bg,
      color: roles.fg,
      vars: blackRoles,
    },
  },
});
globalStyle(`${wideRow} > *`, { '@media': { [wide]: { gridColumn: 1, alignSelf: 'start' } } });
globalStyle(`${wideRow} > picture > img`, {
  '@media': { [wide]: { gridArea: '1/2/-1', alignSelf: 'stretch', height: '100%', objectFit: 'cover' } },
});
globalStyle(`${wideRow} h3`, {
  '@media': { [wide]: { margin: 'clamp(40px,5vw,80px) 0 24px', fontSize: vars.size.h1, lineHeight: 1.02 } },
});
globalStyle(`${wideRow} > :last-child`, { '@media': { [wide]: { paddingBottom: 48 } } });
