import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

export const statusMark = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${palette.grey500}`,
  borderRadius: '50%',
  selectors: {
    '&[data-is=done]': { border: 0, background: palette.black, color: palette.white },
    '&[data-is=urgent]': { border: 0, background: palette.red },
    '&[data-is=urgent]::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: palette.white,
    },
  },
});
export const texts = style({ minWidth: 0, scrollMarginTop: 96, ':focus-visible': { outlineOffset: 2 } });
/** Black sections are the site's own, and grey ones are from the demo. Amber ones mention an unpublished page. */
export const bar = style({ display: 'flex', gap: 2, marginBottom: 4 });
const segmentBase = style({ flex: 1, height: 10 });
export const segment = styleVariants({
  own: [segmentBase, { background: palette.black }],
  demo: [segmentBase, { background: palette.grey300 }],
  warning: [segmentBase, { background: palette.amber300 }],
});
export const outdatedText = style({
  display: 'block',
  minHeight: 44,
  padding: '8px 0 8px 16px',
  borderLeft: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  ':hover': { borderLeftColor: palette.red, background: palette.grey50 },
});

export const head = style([
  on.black,
  {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0,1fr)',
    gap: '16px 32px',
    alignItems: 'center',
    padding: 32,
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)', padding: 20 } },
  },
]);
export const headNote = style({ maxWidth: '56ch', color: palette.grey300 });
export const dial = style({
  width: 200,
  height: 'auto',
  '@media': { [upTo('phone')]: { width: 120 } },
});
export const dialText = style({
  fill: palette.white,
  fontSize: 30,
  ...tall,
});
