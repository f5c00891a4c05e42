import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { chevron, control, field, hint, label, multilineControl } from '../../components/ui/Field.css';
import { edit } from '../../components/ui/icons';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { headline } from '../fields/fields.css';
import { sideWidth } from './form.css';

/** Space (px) beside the text for each block's add and drag buttons. */
export const GUTTER = 72;
/** Space beside the values of rows, for their labels. */
const valueStart = createVar();

/**
 * Text and details scroll separately. They are positioned absolutely, because a grid would repeat its layout on every
 * key press.
 */
export const columns = style({ position: 'relative', flex: 1, minHeight: 0 });
const column = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const text = style([
  column,
  {
    // Nothing moves when the text gets longer than the window.
    scrollbarGutter: 'stable',
    '@media': {
      [above('tablet')]: {
        right: sideWidth,
        selectors: { '[data-folded] &, [data-publishing] &': { right: 0 } },
      },
      [upTo('tablet')]: { selectors: { '[data-view=details] &': { display: 'none' } } },
    },
  },
]);
export const side = style([
  column,
  {
    background: palette.grey50,
    '@media': {
      [above('tablet')]: {
        left: 'auto',
        width: sideWidth,
        borderLeft: `1px solid ${palette.grey200}`,
        selectors: {
          '[data-folded] &:not(:has(> :first-child:not(:empty))), [data-publishing] &': { display: 'none' },
        },
      },
      [upTo('tablet')]: { selectors: { '[data-view=text] &': { display: 'none' } } },
    },
  },
]);

/** Places temporary panels beside the text, above the details. */
export const sidebar = style({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [upTo('tablet')]: { minHeight: 0, selectors: { '[data-view=details] &': { display: 'none' } } },
  },
});
export const title = style({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [upTo('tablet')]: { selectors: { '[data-view=text] &': { display: 'none' } } } },
});
/** Scrolls above the blocker count, which would otherwise cover part of a field. */
export const scrollingDetails = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // The scrollbar of the text stays visible. Two would be too many.
  selectors: { '&:not(:hover,:focus-within)': { scrollbarColor: 'transparent transparent' } },
});
// On narrow screens, the panel opens below the text and shortens it.
globalStyle(`[data-view=text] ${columns}:has(> ${side} > ${sidebar}:not(:empty))`, {
  '@media': { [upTo('tablet')]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`[data-view=text] ${columns}:has(> ${side} > ${sidebar}:not(:empty)) > ${text}`, {
  '@media': { [upTo('tablet')]: { position: 'relative', flex: 1 } },
});
globalStyle(`[data-view=text] ${columns} > ${side}:has(> ${sidebar}:not(:empty))`, {
  '@media': {
    [upTo('tablet')]: {
      display: 'block',
      position: 'relative',
      flex: 'none',
      maxHeight: '62%',
      borderTop: `2px solid ${palette.black}`,
    },
  },
});

/** Floats over the end of the text, so that nothing moves below the caret when typing removes the offer. */
export const offer = style([
  on.white,
  {
    position: 'absolute',
    zIndex: 6,
    inset: 'auto 0 24px',
    width: 'min(680px,100% - 24px)',
    marginInline: 'auto',
    border: `1px solid ${palette.grey300}`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [above('tablet')]: { right: sideWidth, selectors: { '[data-folded] &': { right: 0 } } },
      [upTo('tablet')]: { selectors: { '[data-view=details] &': { display: 'none' } } },
      // Above the toolbar of the text.
      [upTo('menu')]: { bottom: 64 },
    },
  },
]);
globalStyle(`${offer} > div`, { flexWrap: 'nowrap' });
globalStyle(`${offer} > div > :last-child`, { flex: 'none' });

/** As wide as the published text, plus gutters. */
export const document = style({
  maxWidth: 680 + 2 * (GUTTER + 12),
  marginInline: 'auto',
  padding: `48px ${GUTTER + 12}px 26vh`,
  '@media': {
    [upTo('tablet')]: { paddingTop: 32 },
    // The toolbar of the text is at the bottom.
    [upTo('menu')]: { padding: '18px 20px 0' },
  },
});
/** Width of the list of sections on wide screens (px). */
export const SECTIONS_WIDTH = 216;
/** Margin that centres 640 px in the space that the list of sections leaves. */
const sectionsMargin = `calc((100% - ${SECTIONS_WIDTH + 640}px)/2)`;
/** Wider, for texts that consist of many fields. */
export const wideText = style({
  maxWidth: 820,
  padding: '28px 32px 96px 68px',
  '@media': {
    [upTo('menu')]: { padding: '18px 20px 72px' },
    // Beside the list of sections.
    [above('wide')]: {
      maxWidth: 'none',
      marginLeft: SECTIONS_WIDTH,
      padding: `52px max(32px,${sectionsMargin}) 96px max(${GUTTER + 4}px,${sectionsMargin})`,
    },
  },
});
globalStyle(`${document} > * + *`, { marginTop: 44 });
globalStyle(`${document} section > div > h3`, { fontSize: '1.1875rem' });

export const details = style({
  borderBottom: `1px solid ${palette.grey300}`,
  ':focus-within': { background: palette.white },
});
export const summary = style({
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '0 20px',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -4 },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} h3`, { marginRight: 'auto', fontSize: '1rem', fontWeight: 600 });
globalStyle(`${summary} svg`, { transition: `transform ${vars.time.base} ${vars.ease}` });
globalStyle(`${details}[open] > ${summary} svg`, { transform: 'rotate(180deg)' });
export const content = style({ padding: '0 20px 20px' });
globalStyle(`${content} > * + *`, { marginTop: 12 });
const propertyRow = {
  display: 'grid',
  gridTemplateColumns: '92px minmax(0,1fr) 16px',
  gap: '8px',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 0',
  fontSize: '1rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
} as const;
export const property = style({ borderBottom: `1px solid ${palette.grey200}` });
globalStyle(`${content} > ${property} + ${property}`, { marginTop: 0 });
export const propertyValue = style({
  ...propertyRow,
  marginInline: -8,
  paddingInline: 8,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { background: palette.grey100 },
});
globalStyle(`${propertyValue}::-webkit-details-marker`, { display: 'none' });
export const propertyName = style({ fontSize: vars.size.small, color: roles.muted });
export const propertyFields = style({ display: 'grid', gap: '12px', padding: '8px 0 16px' });

// Fields are denser than in public forms.
globalStyle(`${columns} ${control}`, { height: 52, padding: '21px 14px 5px', fontSize: '1rem' });
globalStyle(`${columns} div > ${multilineControl}`, {
  height: 'auto',
  minHeight: 84,
  maxHeight: '60vh',
  padding: '24px 14px 8px',
  lineHeight: 1.4,
  // Browsers without `field-sizing` keep the minimum height.
  fieldSizing: 'content',
});
globalStyle(`${columns} ${label}`, { left: 15, top: 15, fontSize: '1rem', maxWidth: 'calc(100% - 30px)' });
const floatingStates = [':focus', ':not(:placeholder-shown)', ':autofill'].map(
  state => `${columns} ${control}${state} + ${label}`,
);
globalStyle([...floatingStates, `${columns} select + ${label}`].join(','), { top: 6, fontSize: '.8125rem' });
globalStyle(`${columns} ${chevron}`, { top: 14 });

// Who else edits the field.
globalStyle(`${columns} [data-field] > div + p`, { marginTop: 10 });

/** Icon at the end of a row whose value can be changed. */
const pencil = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="dimgray" stroke-width="1.75">${edit}</svg>`,
)}")`;
/** Fields in rows, with the label beside the value. */
export const valueRows = style({
  vars: { [valueStart]: '148px' },
  borderTop: `1px solid ${palette.grey300}`,
  '@media': { [upTo('phone')]: { vars: { [valueStart]: '124px' } } },
});
globalStyle(`${valueRows} ${field}`, { borderBottom: `1px solid ${palette.grey300}` });
globalStyle(`${columns} div${valueRows} ${control}`, {
  height: 'auto',
  minHeight: 48,
  padding: `12px 24px 12px ${valueStart}`,
  border: 0,
  background: `${pencil} no-repeat right 0 top 16px`,
  fontWeight: 500,
  lineHeight: 1.4,
  fieldSizing: 'content',
  resize: 'none',
  '@media': { [upTo('phone')]: { minHeight: 56, paddingBlock: 17, backgroundPositionY: 20 } },
});
globalStyle(`${columns} div${valueRows} ${control}:hover`, { backgroundColor: palette.grey50 });
globalStyle(`${columns} div${valueRows} ${control} + ${label}`, {
  left: 0,
  top: 14,
  width: `calc(${valueStart} - 8px)`,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  whiteSpace: 'normal',
  '@media': { [upTo('phone')]: { top: 19 } },
});
/** Shows in an empty row that a value can be added. */
const emptyRow = `${valueRows} ${field}:has(> ${control}:placeholder-shown:not(:focus))`;
globalStyle(`${emptyRow}::after`, {
  content: 'Add',
  position: 'absolute',
  left: valueStart,
  top: 12,
  color: roles.muted,
  fontSize: '1rem',
  lineHeight: 1.4,
  pointerEvents: 'none',
  '@media': { [upTo('phone')]: { top: 17 } },
});
globalStyle(`${emptyRow}:not(:has(> [aria-required=true]))::after`, { content: 'Add, optional' });
globalStyle(`${valueRows} ${hint}`, { margin: `-8px 0 10px ${valueStart}` });

/** A text on the canvas below its label, without a box. */
export const prose = style({ display: 'grid', gap: 28 });
globalStyle(`${columns} ${prose} div > ${control}`, {
  minHeight: 64,
  maxHeight: 'none',
  padding: '30px 0 6px',
  border: 0,
  borderBottom: `1px solid ${palette.grey200}`,
  background: 'none',
  fontSize: '1.125rem',
  lineHeight: 1.62,
  resize: 'none',
});
globalStyle(`${columns} ${prose} ${control} + ${label}`, {
  left: 0,
  top: 0,
  fontSize: '1rem',
  fontWeight: 600,
  color: palette.black,
});

/** Type that matches the published title. */
const titleType = {
  fontSize: 'clamp(2rem,1.45rem + 2.1vw,3.125rem)',
  fontStretch: vars.width.wide,
  fontWeight: 540,
  lineHeight: 1.04,
  letterSpacing: '-.03em',
} as const;
/** Matches the published first lines. */
export const lead = style({});
const leadType = { fontSize: 'clamp(1.1875rem,1.08rem + .48vw,1.4375rem)', lineHeight: 1.42 } as const;
const canvasFields = [
  { selector: `div${headline}`, type: titleType, placeholder: palette.grey450 },
  { selector: `${lead} div div`, type: leadType, placeholder: palette.grey600 },
];
for (const { selector, type, placeholder } of canvasFields) {
  globalStyle(`${columns} ${selector} > ${control}`, {
    ...type,
    fieldSizing: 'content',
    minHeight: 0,
    padding: '0 0 4px',
    border: 0,
    background: 'none',
    resize: 'none',
  });
  // The caret alone shows the focus, as in the text editor.
  globalStyle(`${columns} ${selector} > ${control}:not([aria-invalid=true])`, { boxShadow: 'none' });
  globalStyle(`${columns} ${selector} > ${control}[aria-invalid=true]`, {
    boxShadow: `0 3px 0 ${palette.red600}`,
  });
  // An empty field shows its label as a placeholder. A filled one keeps the label for screen readers only.
  globalStyle(`${columns} ${selector} > ${control} + ${label}`, {
    ...type,
    left: 0,
    top: 0,
    color: placeholder,
  });
  globalStyle(`${columns} ${selector} > ${control}:not(:placeholder-shown) + ${label}`, {
    width: 1,
    height: 1,
    clipPath: 'inset(50%)',
  });
}

/** The number of blockers, below the details. */
export const blockerCount = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  width: '100%',
  minHeight: 56,
  padding: '8px 20px',
  borderTop: `1px solid ${palette.grey300}`,
  background: palette.grey50,
  textAlign: 'left',
  lineHeight: 1.3,
  ':hover': { background: palette.grey100 },
});
globalStyle(`${blockerCount} :is(b,small)`, { display: 'block' });
globalStyle(`${blockerCount} small`, { fontSize: vars.size.caption, color: roles.muted });
