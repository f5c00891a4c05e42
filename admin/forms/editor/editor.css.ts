import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { body, richText } from '../../../components/blog/ArticleBody.css';
import { control, label } from '../../../components/ui/Field.css';
import { above, hoverSupport, noHover, upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';
import { document, GUTTER, wideText } from '../Columns.css';

/** Name of the highlight of the text that a link is for. */
export const LINKED_TEXT = 'linked-text';

/** On phones and tablets the toolbar is below the text, near the thumb. */
const touchScreens = `${upTo('menu')}, ${noHover}`;
export const frame = style({
  '@media': {
    [touchScreens]: {
      flex: '1 0 auto',
      display: 'flex',
      flexDirection: 'column',
    },
  },
});
// The text fills the window, to put the toolbar at the bottom.
globalStyle(`${document}:not(${wideText}), ${document}:not(${wideText}) > section`, {
  '@media': {
    [touchScreens]: { flex: '1 0 auto', display: 'flex', flexDirection: 'column', minHeight: '100%' },
  },
});
// Among the fields of a form, the text is only as high as its content.
globalStyle(`${wideText} ${frame}`, { minHeight: 0 });

/** With a mouse, the bubble, the gutter and the "/" menu replace the toolbar. */
const mouseScreens = `${above('menu')} and ${hoverSupport}`;
export const editorTop = style({
  position: 'sticky',
  bottom: 0,
  order: 1,
  zIndex: 5,
  marginTop: 'auto',
  '@media': { [upTo('menu')]: { marginInline: -20 }, [mouseScreens]: { display: 'none' } },
});
// Contains the visually hidden texts, which would otherwise widen the form.
export const tools = style([
  on.white,
  {
    position: 'relative',
    display: 'flex',
    borderTop: `1px solid ${palette.grey300}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
]);

/** Offers to open a document, below the empty text. */
export const pasteHint = style({
  display: 'grid',
  marginTop: 24,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
});
// An empty text needs no space to scroll its end into the middle.
globalStyle(`${document}:has(${pasteHint})`, {
  '@media': { [above('menu')]: { paddingBottom: 24 } },
});
export const tool = style({
  flex: '0 0 44px',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  ':hover': { background: palette.grey100 },
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '&[aria-pressed=true]': { background: palette.black, color: palette.white },
    '&[aria-disabled=true]': { color: palette.grey500 },
  },
});
export const toolLabel = style([
  tool,
  { flex: '0 0 auto', display: 'flex', gap: '4px', alignItems: 'center', padding: '0 12px', fontWeight: 600 },
]);

export const sheet = style({
  position: 'relative',
  '@media': { [above('menu')]: { marginLeft: -GUTTER } },
});

export const text = style([
  body,
  richText,
  {
    minHeight: 240,
    padding: `20px 0 40px ${GUTTER}px`,
    overflowWrap: 'anywhere',
    ':focus': { outline: 0 },
    '@media': {
      [upTo('menu')]: { minHeight: 'calc(var(--seen-height,100dvh) - 330px)', padding: '4px 0 32px' },
    },
  },
]);
// Among the fields of a form, the text is only as high as its content.
globalStyle(`${wideText} ${frame} ${text}`, { minHeight: 160 });
globalStyle(`${text} ::selection, ::highlight(${LINKED_TEXT})`, { background: palette.red200 });
// Skips layout and paint of blocks outside the viewport.
globalStyle(`${text} > *`, {
  maxWidth: 680,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
  overflowClipMargin: 8,
});
// As much smaller than the headings as on the page, where both are larger.
globalStyle(`${text} > p:first-child`, {
  fontSize: '1.5rem',
  lineHeight: 1.35,
  '@media': { [upTo('menu')]: { fontSize: '1.1875rem' } },
});
// Aligns headings with other blocks.
globalStyle(`${text} > :is(h2,h3)`, { marginLeft: 0 });
// Shows a second line of the placeholder.
globalStyle(`${text} > [data-hint]`, { contentVisibility: 'visible' });
globalStyle(`${text} [data-hint]::before`, {
  content: 'attr(data-hint)',
  float: 'left',
  height: 0,
  color: palette.grey500,
  pointerEvents: 'none',
});
// Matches the paragraph that replaces the placeholder, to avoid a layout shift.
globalStyle(`${text}[data-next-hint]::after`, {
  content: 'attr(data-next-hint)',
  display: 'block',
  marginTop: '1.15em',
  color: palette.grey500,
});
// Wraps code, because the keyboard can't scroll inside the text.
globalStyle(`${text} pre`, { whiteSpace: 'pre-wrap', overflow: 'visible' });
globalStyle(`${text} pre code`, { overflowWrap: 'anywhere' });
globalStyle(`${text} pre[data-sign]::before, ${text} table[data-sign]::before`, {
  content: 'attr(data-sign)',
  display: 'block',
  marginBottom: 8,
  fontSize: vars.size.caption,
  color: palette.grey450,
});
globalStyle(`${text} table`, { display: 'block', overflowX: 'auto' });
globalStyle(`${text} :is(th,td)`, { minWidth: 96, borderBottom: `1px solid ${roles.line}` });
// Space for the controls around a table.
globalStyle(`${frame} ${text} > table`, { marginTop: 34, marginBottom: 56 });
globalStyle(`${text} .selectedCell`, { background: palette.red50 });
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${palette.red}`, outlineOffset: 4 });
// Draws one line along all pasted blocks and the gaps between them. The next block would hide a shadow.
globalStyle(`${text} > [data-pasted]`, {
  borderImage: `linear-gradient(${palette.black} 0 0) 0 0 0 8 / 0 0 0 8px / 22px 0 0 20px`,
});
// Headings have a larger gap above.
globalStyle(`${text} > :is(h2,h3)[data-pasted]`, { borderImageOutset: '44px 0 0 20px' });
/** Draws a line on the left of a block. */
const createEdge = (color: string) => ({
  borderImage: 'none',
  boxShadow: `-8px 0 0 ${palette.white},-16px 0 0 ${color}`,
});
globalStyle(`${text} > [data-pasted-at]`, {
  contentVisibility: 'visible',
  display: 'block',
  width: 'max-content',
  margin: '0 0 14px -20px',
  padding: '7px 10px',
  background: palette.black,
  color: palette.white,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.2,
  userSelect: 'none',
});
globalStyle(`${text} > [data-pasted-at] + *`, { marginTop: 0 });
globalStyle(`${text} > [data-wrong]`, createEdge(palette.red600));
globalStyle(`${text} > [data-theirs]`, {
  ...createEdge(palette.black),
});
const presenceLabel = {
  display: 'block',
  marginTop: 6,
  fontSize: vars.size.caption,
  fontStyle: 'normal',
  fontWeight: 400,
  lineHeight: 1.3,
  color: roles.muted,
} as const;
globalStyle(`${text} > [data-theirs]::after`, {
  ...presenceLabel,
  content: 'attr(data-theirs) " is typing in this block."',
});
globalStyle(`${text} > [data-visited]::after`, {
  ...presenceLabel,
  content: 'attr(data-visited) " is also editing this block."',
});

globalStyle(`${text} > [data-alternative]`, createEdge(palette.red600));
/** Row of actions below an alternative. */
export const choice = style({
  ...presenceLabel,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'center',
});

export const gutter = style({
  position: 'absolute',
  left: 0,
  zIndex: 1,
  display: 'none',
  selectors: { '&[data-shown]': { display: 'flex' } },
  '@media': { [upTo('menu')]: { selectors: { '&[data-shown]': { display: 'none' } } } },
});
globalStyle(`${frame}:not(:focus-within,:hover) ${gutter}:not(:has([data-state=open]))`, { display: 'none' });
export const gutterButton = style({
  width: 24,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  color: palette.grey600,
  touchAction: 'none',
  ':hover': { background: palette.grey200, color: palette.black },
});

export const bubbleLeft = createVar();
export const bubbleTop = createVar();
export const bubble = style([
  on.black,
  {
    position: 'absolute',
    left: bubbleLeft,
    top: bubbleTop,
    zIndex: 4,
    display: 'none',
    boxShadow: '0 4px 16px rgba(22,22,22,.2)',
    '@media': { [mouseScreens]: { display: 'flex' } },
  },
]);
globalStyle(`${frame}:not(:focus-within) ${bubble}`, { display: 'none' });
export const bubbleButton = style({
  width: 40,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  ':hover': { background: roles.line },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-pressed=true]': { background: palette.white, color: palette.black } },
});
export const bubbleType = style([
  bubbleButton,
  {
    width: 'auto',
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    padding: '0 10px 0 14px',
    fontSize: vars.size.small,
    fontWeight: 560,
    whiteSpace: 'nowrap',
    borderRight: `1px solid ${roles.line}`,
  },
]);

/** The link field takes the bubble's place, or the toolbar's on small screens. */
export const linkBox = style([
  on.white,
  {
    position: 'absolute',
    left: bubbleLeft,
    top: bubbleTop,
    zIndex: 4,
    width: `min(520px,100% - ${GUTTER}px)`,
    border: `1px solid ${palette.black}`,
    boxShadow: vars.shadow,
    '@media': {
      [upTo('menu')]: {
        position: 'sticky',
        left: 'auto',
        top: 'auto',
        bottom: 0,
        width: 'auto',
        marginInline: -20,
        borderWidth: '1px 0 0',
      },
    },
  },
]);

export const slashMenuTop = createVar();
export const slashMenu = style([
  on.white,
  {
    position: 'absolute',
    top: slashMenuTop,
    left: GUTTER,
    zIndex: 4,
    width: 'min(500px,calc(100% - 88px))',
    maxHeight: 340,
    scrollMargin: 12,
    overflowY: 'auto',
    display: 'grid',
    gridAutoRows: '1fr',
    border: `1px solid ${palette.black}`,
    boxShadow: vars.shadow,
    '@media': {
      [above('menu')]: { gridTemplateColumns: '1fr 1fr' },
      [upTo('menu')]: {
        position: 'sticky',
        top: 'auto',
        bottom: 0,
        width: 'auto',
        maxHeight: '46vh',
        marginInline: -20,
        gridTemplateColumns: '1fr 1fr',
        borderWidth: '1px 0 0',
      },
    },
  },
]);
// Space for the menu below the last lines.
globalStyle(`${frame}:has(${slashMenu})`, { '@media': { [above('menu')]: { paddingBottom: 180 } } });
// The words to link stay above the field.
globalStyle(`${frame}:has(${linkBox}) ${text} *`, {
  '@media': { [upTo('menu')]: { scrollMarginBottom: 320 } },
});
// The menu takes the toolbar's place on small screens.
globalStyle(`${frame}:has(:is(${slashMenu},${linkBox})) ${editorTop}`, {
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const slashItem = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  gap: '12px',
  alignItems: 'center',
  minHeight: 52,
  padding: '4px 14px',
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: palette.black, color: palette.white } },
  '@media': { [upTo('menu')]: { gridTemplateColumns: '24px 1fr', padding: '4px 12px' } },
});
globalStyle(`${slashItem} kbd`, { '@media': { [upTo('menu')]: { display: 'none' } } });
globalStyle(`${slashItem} small`, { display: 'block', fontSize: vars.size.caption, color: palette.grey600 });
globalStyle(`${slashItem}[aria-selected=true] :is(small,kbd)`, { color: palette.grey300 });
globalStyle(`:is(${slashItem},${frame}) kbd`, {
  font: 'inherit',
  fontSize: vars.size.caption,
  color: palette.grey600,
});

export const actionsLabel = style({
  padding: '8px 14px 2px',
  fontSize: vars.size.caption,
  color: palette.grey600,
});
export const actionsRule = style({ height: 1, background: palette.grey200 });

export const imageFrame = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 176,
  background: palette.grey100,
});
export const imageContent = style({ display: 'block', maxWidth: '100%', maxHeight: 420, margin: '0 auto' });
export const emptyImage = style({
  padding: 16,
  fontSize: vars.size.small,
  color: palette.grey600,
});
/** Covers an image that is being uploaded. */
export const imageOverlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '12px',
  padding: '48px 16px 12px',
  background: 'rgba(255,255,255,.82)',
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
export const progress = createVar();
export const progressRing = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: `radial-gradient(${palette.white} 0 32px,transparent 32.5px),conic-gradient(${palette.red} calc(${progress} * 1%),${palette.grey300} 0)`,
  fontSize: '1.625rem',
  ...tall,
  fontVariantNumeric: 'tabular-nums',
});
export const imageActions = style([on.black, { position: 'absolute', top: 0, right: 0, display: 'flex' }]);
export const imageAction = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  paddingInline: 14,
  fontSize: vars.size.small,
  fontWeight: 560,
  cursor: 'pointer',
  ':hover': { background: roles.hover },
  selectors: { '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: -4 } },
});
export const imageFile = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
const imageTextType = { fontSize: vars.size.small, lineHeight: 1.45 } as const;
/** Looks like the published caption. */
export const imageCaption = style({ marginTop: 6 });
globalStyle(`${text} ${imageCaption} > ${control}`, {
  ...imageTextType,
  height: 32,
  padding: 0,
  border: 0,
  color: palette.grey600,
});
globalStyle(`${text} ${imageCaption} > ${control} + ${label}`, { ...imageTextType, left: 0, top: 6 });
globalStyle(`${text} ${imageCaption} > ${control}:not(:placeholder-shown) + ${label}`, {
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
});
/** A single frame around the alternative text and its alternative, “Decorative”. */
export const imageAlt = style({
  display: 'flex',
  width: 'fit-content',
  marginTop: 4,
  border: `1px solid ${palette.grey450}`,
  fontSize: '1rem',
  lineHeight: 1.4,
  selectors: { '&:has(input[type=text])': { width: 'auto' } },
});
globalStyle(`${text} ${imageAlt} ${control}`, { borderColor: 'transparent' });
globalStyle(`${imageAlt} > label`, { padding: '0 14px' });
export const video = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  padding: 12,
  background: palette.grey100,
  fontSize: '1rem',
  lineHeight: 1.4,
});
globalStyle(`${text} > [data-unknown]`, {
  padding: 12,
  borderLeft: `8px solid ${palette.grey450}`,
  background: palette.grey100,
  fontSize: '1rem',
  lineHeight: 1.4,
  color: palette.grey600,
});
export const attributeField = style({ flex: '1 1 200px', minWidth: 0 });

export const problems = style({ padding: '0 16px' });
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '6px 0',
  fontSize: vars.size.small,
});
