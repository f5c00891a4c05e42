import { style } from '@vanilla-extract/css';
import { above } from './breakpoints';
import { columns } from './columns';
import { roles } from './surfaces.css';
import { vars } from './tokens.css';

/** Column for all text, the header and the footer, within the gutters. */
export const wrap = style({ width: `min(100% - 2*${vars.gutter},${vars.inner})`, marginInline: 'auto' });
/** Frame of images and posters, full width in narrower windows. */
export const frame = style({ width: `min(100%,${vars.frame})`, marginInline: 'auto' });
/** Padding that aligns text with `wrap` in a box as wide as `frame`. */
export const textPadding = `max(${vars.gutter},calc((min(100vw,${vars.frame}) - ${vars.inner})/2))`;
export const section = style({ paddingBlock: vars.section });
export const sectionTight = style({ paddingBlock: `calc(${vars.section}*.66)` });
/** Twelve columns. Place children with `columns`. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
  columnGap: vars.colGap,
});

/** Section header: h2 on columns 1 to 8, a supporting line on 9 to 12, stacked up to 899 px. */
export const sectionHead = style([
  grid,
  { rowGap: '20px', marginBottom: 'clamp(36px,5vw,72px)', alignItems: 'last baseline' },
]);
/** Ends well before the line. */
export const sectionHeadTitle = style([
  columns(1, 9),
  { paddingRight: 'clamp(0px,min(100vw - 1200px,1700px - 100vw),40px)' },
]);
export const sectionHeadNote = style([
  columns(9, -1),
  { color: roles.muted, fontSize: vars.size.body, lineHeight: 1.5 },
]);

/** Sticky header of a long section. */
export const stickyBox = style({
  alignSelf: 'start',
  '@media': { [above('tablet')]: { position: 'sticky', top: `calc(${vars.header} + 40px)` } },
});

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
