import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { art, card } from '../../cases/CaseCard.css';

/** Width in em of a figure with its unit. */
export const figureWidth = createVar();
const padding = 'clamp(22px,2.6vw,44px)';

export const posters = style({ display: 'flex', flexWrap: 'wrap' });
/** The first poster fills its row. The others share a row in the ratio 5:4:3. */
export const poster = style([
  card,
  {
    flex: '3 0 1%',
    minHeight: 620,
    // Covers of a row start at one height.
    gridTemplate: '1fr clamp(260px,24vw,400px)/minmax(0,1fr)',
    selectors: {
      '&:first-child': {
        flexBasis: '100%',
        gridTemplate: 'minmax(50vw,auto)/repeat(2,minmax(0,1fr))',
        '@media': { [upTo('wide')]: { gridTemplate: 'auto minmax(66vw,1fr)/auto' } },
      },
      '&:nth-child(2)': { flexGrow: 5 },
      '&:nth-child(3)': { flexGrow: 4 },
    },
    '@media': { [upTo('wide')]: { flexBasis: '40%' }, [upTo('menu')]: { flexBasis: '100%', minHeight: 0 } },
  },
]);
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  minWidth: 0,
  padding,
  // The first two posters start rows.
  selectors: { [`${poster}:nth-child(-n+2) > &`]: { paddingLeft: textPadding } },
});
/** Two lines, so that the figures of a row are level. */
export const note = style({
  order: 2,
  minHeight: '3em',
  marginTop: 24,
  maxWidth: '32ch',
  color: roles.muted,
});
/** Above the note, as large as the width allows. */
export const figure = style({
  order: 1,
  marginTop: 'auto',
  paddingTop: 40,
  fontSize: `min(calc(100cqi/${figureWidth}),clamp(8rem,12vw,13rem))`,
  lineHeight: 0.76,
  whiteSpace: 'nowrap',
  selectors: {
    [`${poster}:first-child &`]: { fontSize: `min(calc(100cqi/${figureWidth}),clamp(11rem,38vw,30rem))` },
  },
});
globalStyle(`${poster} ${art}`, { gridArea: 'auto', minHeight: 'auto' });
