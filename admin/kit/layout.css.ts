import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chevron, control, label } from '../../components/ui/Field.css';
import { above, type Breakpoint, breakpoints, hoverSupport, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Page margin in the admin, wider than on public pages. */
export const pageMargin = 'clamp(16px,2.6vw,40px)';

/** Spacing scale in px: 0, 4, 8, 12, 16, 20, 24, 32, 40. */
const { space } = vars;
const spaces = {
  0: '0',
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: '20px',
  6: space[5],
  7: space[6],
  8: space[7],
};
export type Space = keyof typeof spaces;

const widths = Object.keys(breakpoints) as Breakpoint[];
const mapWidths = <T>(createValue: (width: Breakpoint) => T) =>
  Object.fromEntries(widths.map(width => [width, createValue(width)])) as Record<Breakpoint, T>;

const flexibleColumn = 'minmax(0,1fr)';
const equalColumns = (count: number) => `repeat(${count},${flexibleColumn})`;

/** Hides an element except from screen readers. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
/** For screen readers only, up to a width. */
export const visuallyHiddenUpTo = styleVariants(
  mapWidths(width => width),
  width => ({ '@media': { [upTo(width)]: visuallyHiddenStyle } }),
);
export const page = style({
  maxWidth: 1600,
  marginInline: 'auto',
  padding: `clamp(16px,3vw,48px) ${pageMargin} 96px`,
});
/** Places the navigation beside the page, or above it on narrow screens. */
export const pageWithNav = style({
  display: 'grid',
  gridTemplateColumns: `204px ${flexibleColumn}`,
  gap: space[5],
  alignItems: 'start',
  maxWidth: 1600,
  marginInline: 'auto',
  padding: `clamp(20px,2.4vw,36px) ${pageMargin} 96px`,
  '@media': { [upTo('toc')]: { gridTemplateColumns: flexibleColumn, gap: '20px' } },
});
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 24,
});
/** On phones, the action stays beside the title. */
export const singleLineHead = style({
  '@media': {
    [upTo('phone')]: { columnGap: 12, alignItems: 'center', marginBottom: 8 },
    [`${upTo('phone')} and (min-width: 340px)`]: { flexWrap: 'nowrap' },
  },
});
export const pageIntro = style({ maxWidth: '56ch', marginTop: 6, color: roles.muted });
export const pageAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  '@media': { [above('tablet')]: { flexWrap: 'nowrap' }, [upTo('phone')]: { width: '100%' } },
});
globalStyle(`${singleLineHead} > ${pageAction}`, { '@media': { [upTo('phone')]: { width: 'auto' } } });
// The choice of a view is beside the actions, or below the title on narrow screens.
globalStyle(`${pageHead} > fieldset`, {
  '@media': {
    [above('toc')]: { marginLeft: 'auto' },
    [upTo('toc')]: { order: 1, flexBasis: '100%' },
  },
});
globalStyle(`${pageHead}:has(> fieldset)`, {
  columnGap: 12,
  '@media': { [upTo('phone')]: { flexWrap: 'wrap', rowGap: 8 } },
});
// One height for all buttons of a page's head.
globalStyle(`${pageAction} :is(button,a)`, { minHeight: 44, whiteSpace: 'nowrap' });
/** On phones, buttons share the width and are tall enough for touch. */
export const growingButton = style({
  '@media': {
    [upTo('phone')]: { flex: '1 1 auto', minHeight: 44, selectors: { '&&': { paddingInline: 12 } } },
  },
});

export const stack = style({ display: 'grid', gridTemplateColumns: flexibleColumn, alignContent: 'start' });
export const columns = styleVariants({
  figures: {
    gridTemplateColumns: equalColumns(3),
    '@media': { [upTo('wide')]: { gridTemplateColumns: equalColumns(2) } },
  },
  2: {
    gridTemplateColumns: equalColumns(2),
    '@media': { [upTo('menu')]: { gridTemplateColumns: flexibleColumn } },
  },
  3: {
    gridTemplateColumns: equalColumns(3),
    '@media': {
      [upTo('wide')]: { gridTemplateColumns: equalColumns(2) },
      [upTo('menu')]: { gridTemplateColumns: flexibleColumn },
    },
  },
  4: {
    gridTemplateColumns: equalColumns(4),
    '@media': {
      [upTo('wide')]: { gridTemplateColumns: equalColumns(2) },
      [upTo('phone')]: { gridTemplateColumns: flexibleColumn },
    },
  },
});
export const fill = style({ flex: 1, minWidth: 0 });
export const inline = style({ display: 'flex', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });
export const gap = styleVariants(spaces, value => ({ gap: value }));
export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end', baseline: 'baseline', stretch: 'stretch' },
  alignItems => ({ alignItems }),
);
export const justifyBetween = style({ justifyContent: 'space-between' });
export const justifyEnd = style({ justifyContent: 'flex-end' });
export const stackedOnPhone = style({
  '@media': { [upTo('phone')]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
});

/** Width of the fixed column. */
export const sideWidth = createVar();
export const splitColumns = style({
  display: 'grid',
  gridTemplateColumns: flexibleColumn,
  alignItems: 'start',
});
export const splitVariants = {
  start: styleVariants(
    mapWidths(width => width),
    width => ({ '@media': { [above(width)]: { gridTemplateColumns: `${sideWidth} ${flexibleColumn}` } } }),
  ),
  end: styleVariants(
    mapWidths(width => width),
    width => ({ '@media': { [above(width)]: { gridTemplateColumns: `${flexibleColumn} ${sideWidth}` } } }),
  ),
};

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-start',
});
globalStyle(`:not(${stack}) > ${toolbar} + *`, { marginTop: 12 });
/** Keeps a toolbar on one line on wide screens. */
export const toolbarRow = style({
  '@media': { [above('toc')]: { flexWrap: 'nowrap' }, [upTo('toc')]: { alignItems: 'center' } },
});
// On narrow screens, the state filter fills the line between the two buttons.
globalStyle(`${toolbarRow} > fieldset`, {
  flex: '1 1 0',
  marginRight: 'auto',
  '@media': { [upTo('toc')]: { flexBasis: 'calc(100% - 112px)' } },
});
/** Choices among the filters, below the buttons of a toolbar. */
export const lowChoices = style({
  selectors: { '&&': { '@media': { [upTo('phone')]: { order: 1, flexBasis: '100%' } } } },
});
export const lastTool = style({ order: 2 });
/** Filters of a toolbar that hides them together. */
export const toolbarFilters = style({ display: 'contents' });
globalStyle(`${toolbarRow} > div:not(${toolbarFilters}), ${toolbarFilters} > *`, {
  '@media': { [above('toc')]: { flex: '0 1 160px' }, [upTo('toc')]: { flex: '1 1 200px' } },
});
globalStyle(`${toolbarRow} > div:first-child:not(button)`, {
  '@media': { [above('toc')]: { flexBasis: 300 } },
});
// The search stays on the left, and the filters on the right.
globalStyle(`${toolbarRow} > :nth-child(-n+2)`, { marginRight: 'auto' });
// On narrow screens, the buttons that open the search and the filters are as tall as the choices between them.
globalStyle(`${toolbarRow} > button`, { border: `1px solid ${palette.grey450}`, background: palette.white });
globalStyle(`${toolbarRow} > fieldset > button`, { flexGrow: 0 });
/** A select in a row, as short as the fields of a toolbar. */
export const shortSelect = style({ position: 'relative', minWidth: 0 });
const shortFields = `:is(${toolbarRow},${shortSelect})`;
// The fields are too short for labels above their values. Their options name what they filter.
globalStyle(`${shortFields} ${control}`, { height: 44, padding: '0 40px 0 14px', fontSize: '1rem' });
globalStyle(`${shortFields} ${chevron}`, { top: 10, right: 12 });
globalStyle(`${toolbarRow} input + ${label}`, { top: 11, left: 15, fontSize: '1rem' });
globalStyle(`${shortFields} :is(select,input:not(:placeholder-shown)) + ${label}`, { opacity: 0 });
/** Field of a toolbar. */
export const wideTool = style({
  flex: '2 1 240px',
  minWidth: 0,
  '@media': { [upTo('phone')]: { flexBasis: '100%' } },
});
/** A form in one row, whose fields share the width beside the button. */
export const formRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-start',
  marginBottom: 12,
});
globalStyle(`${formRow} > :not(button)`, { flex: '1 1 180px', minWidth: 0 });
/** Button beside fields, at the same height. */
export const toolButton = style({
  flex: 'none',
  minHeight: 60,
  '@media': { [upTo('menu')]: { flex: '1 1 auto' } },
});

/** Keeps the buttons beside a month in place. */
export const month = style({ minWidth: '9.5em', textAlign: 'center', fontWeight: 600, whiteSpace: 'nowrap' });
/** Keeps its width beside flexible content. */
export const fixedWidth = style({ flex: 'none', whiteSpace: 'nowrap' });
export const touchTarget = style({ minHeight: 44 });
/** Keeps a link’s target 24 px high above another one. */
export const linkTarget = style({ padding: '1px 0' });

const fade = keyframes({
  '0%': { maskImage: 'linear-gradient(90deg,#000 calc(100% - 40px),transparent)' },
  '5%,95%': { maskImage: 'linear-gradient(90deg,transparent,#000 40px calc(100% - 40px),transparent)' },
  '100%': { maskImage: 'linear-gradient(90deg,transparent,#000 40px)' },
});
/** Scrolls sideways. In browsers with support, an end fades out while there is more to see. */
export const strip = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  animation: `${fade} linear both`,
  animationTimeline: 'scroll(self inline)',
} as const;

const hidden = { display: 'none' };
export const touchOnly = style({ '@media': { [hoverSupport]: { display: 'none' } } });
export const hiddenUpTo = styleVariants(
  mapWidths(width => width),
  width => ({ selectors: { '&&': { '@media': { [upTo(width)]: hidden } } } }),
);
export const hiddenAbove = styleVariants(
  mapWidths(width => width),
  width => ({ selectors: { '&&': { '@media': { [above(width)]: hidden } } } }),
);
