import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const list = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  paddingBottom: 16,
});
export const row = style({
  position: 'relative',
  borderBottom: `1px solid ${palette.grey200}`,
  background: palette.white,
  ':hover': { background: palette.grey50 },
});
export const selectedRow = style([on.black, { selectors: { [`&${row}`]: { background: palette.black } } }]);
export const draggedRow = style([
  on.black,
  { zIndex: 5, boxShadow: vars.shadow, selectors: { [`&${row}`]: { background: palette.black } } },
]);
const dropLine = {
  content: '',
  position: 'absolute',
  zIndex: 6,
  background: palette.red,
  pointerEvents: 'none',
} as const;
/** Marks the drop position with a red line and a disc. */
const createDropLine = (edge: 'top' | 'bottom') =>
  ({
    '::before': { ...dropLine, left: 8, right: 0, height: 2, [edge]: -1.5 },
    '::after': { ...dropLine, left: 2, width: 12, height: 12, borderRadius: '50%', [edge]: -6.5 },
  }) as const;
export const dropTarget = styleVariants({ above: createDropLine('top'), below: createDropLine('bottom') });
export const rowContent = style({
  display: 'grid',
  gridTemplateColumns: '28px 48px minmax(0,1fr) auto',
  columnGap: '10px',
  alignItems: 'center',
  minHeight: 60,
  paddingRight: 12,
  '@media': { [upTo('tablet')]: { minHeight: 64 } },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  color: palette.grey450,
  cursor: 'grab',
  touchAction: 'none',
});
export const drawing = style({
  width: 48,
  height: 32,
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
});
export const hiddenDrawing = style([drawing, { opacity: 0.35 }]);
export const name = style({
  display: 'block',
  minWidth: 0,
  paddingBlock: 8,
  lineHeight: 1.25,
  textAlign: 'left',
  ':focus-visible': { outline: 0 },
  // The focus ring is around the whole row.
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 6,
      outline: '2px solid currentColor',
      pointerEvents: 'none',
    },
  },
});
const markBox = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
} as const;
export const blockerMark = style({ ...markBox, background: palette.red600, color: palette.white });
export const warning = style({ ...markBox, border: '1.5px solid currentColor' });

const segment = style({ width: 20, height: 8 });
/** Marks a section with text from the demo, or with a mention of an unpublished page. */
export const outdatedMark = styleVariants({
  demo: [segment, { background: palette.grey400 }],
  warning: [segment, { background: palette.amber300 }],
});
export const reasons = style({ padding: '0 16px 8px 28px' });
export const actions = style({ display: 'flex', padding: '0 8px 8px 22px' });
export const action = style({
  flex: '0 1 40px',
  width: 40,
  minWidth: 0,
  '@media': { [upTo('tablet')]: { flexBasis: '48px', height: 48 } },
});

/** Gap between two sections, with a button to add one. */
export const gap = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: -14,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: 28,
  opacity: 0,
  transition: `opacity ${vars.time.fast} ${vars.time.fast}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 13,
    height: 2,
    background: palette.red,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.time.base} ${vars.ease} ${vars.time.fast}`,
  },
  selectors: {
    '&:is(:hover,:focus-visible)': { opacity: 1 },
    '&:is(:hover,:focus-visible)::before': { transform: 'none' },
  },
  '@media': {
    // Without hover, only the selected row shows the button, as its last line.
    [upTo('tablet')]: {
      position: 'static',
      opacity: 1,
      justifyContent: 'flex-start',
      gap: 10,
      height: 44,
      paddingInline: 28,
      '::before': { display: 'none' },
      selectors: { [`${row}:not(${selectedRow}) > &`]: { display: 'none' } },
    },
  },
});
export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: palette.red,
  color: palette.white,
});

export const footer = style({ flex: 'none', padding: '6px 0', borderTop: `1px solid ${palette.grey300}` });
export const footerAction = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: 44,
  padding: '4px 20px',
  textAlign: 'left',
  fontWeight: 500,
  ':hover': { background: palette.grey100 },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { background: palette.black, color: palette.white } },
});
globalStyle(`${footerAction} > :last-child:not(svg)`, { marginLeft: 'auto' });
