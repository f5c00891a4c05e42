import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dropArea } from '../../components/ui/drop-area.css';
import { type Breakpoint, noHover, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, tall, vars } from '../../styles/tokens.css';
import { strip } from './layout.css';

const { size } = vars;

const tallText = { ...tall, lineHeight: 1 };
export const textSize = styleVariants(
  {
    caption: { fontSize: size.caption, lineHeight: 1.4 },
    small: { fontSize: size.small, lineHeight: 1.45 },
    label: { fontSize: size.label, lineHeight: 1.4 },
    body: { fontSize: size.body, lineHeight: 1.5 },
    h4: {
      fontSize: size.h4,
      fontWeight: 580,
      fontStretch: vars.width.mid,
      lineHeight: 1.25,
      letterSpacing: '-.01em',
    },
    title: {
      fontSize: '1.1875rem',
      fontWeight: 580,
      fontStretch: vars.width.mid,
      lineHeight: 1.25,
      letterSpacing: '-.01em',
      '@media': { [upTo('phone')]: { fontSize: '1.0625rem' } },
    },
    subtitle: { fontSize: '1.0625rem', fontWeight: 600, fontStretch: vars.width.mid, lineHeight: 1.25 },
    /** Tall, narrow digits. */
    figure: { ...tallText, fontSize: size.lead },
    largeFigure: { ...tallText, fontSize: '2.25rem' },
  },
  rules => [rules],
);
export const tone = styleVariants(
  { muted: roles.muted, plain: roles.fg, good: roles.ok, bad: roles.err },
  color => ({
    color,
  }),
);
export const weight = styleVariants({ regular: 400, medium: 560, strong: 600 }, fontWeight => ({
  fontWeight,
}));
export const breakableText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const clippedText = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const threeLineText = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const block = style({ display: 'block' });
export const tabularNumbers = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const checkbox = style({ width: 20, height: 20, accentColor: palette.black, cursor: 'pointer' });
export const checkboxLine = style({
  display: 'inline-flex',
  flex: 'none',
  gap: 10,
  alignItems: 'center',
  minHeight: 44,
  fontSize: '1rem',
  cursor: 'pointer',
});
globalStyle(`${checkboxLine} > input`, { width: 24, height: 24, margin: 0 });
/** A value that is copied when pressed. */
const copyButton = style({
  display: 'inline-flex',
  flex: 'none',
  gap: 5,
  alignItems: 'center',
  position: 'relative',
  minHeight: 24,
  whiteSpace: 'nowrap',
  // Enlarges the touch target to 44 px, but not over the title above.
  '::after': { content: '', position: 'absolute', inset: '0 -4px -20px' },
});
export const copyCode = styleVariants({
  code: [
    copyButton,
    {
      flex: 'initial',
      maxWidth: '100%',
      padding: '0 5px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'left',
      background: palette.grey100,
      fontFamily: 'ui-monospace,monospace',
      fontSize: '.92em',
      lineHeight: 1.5,
      color: roles.fg,
      ':hover': { background: palette.grey200 },
    },
  ],
  /** In the surrounding typeface, smaller. */
  quiet: [
    copyButton,
    { fontSize: '.75rem', fontVariantNumeric: 'tabular-nums', ':hover': { color: roles.fg } },
  ],
});
globalStyle(`${copyCode.quiet}:not(:hover,:focus-visible) svg`, { opacity: 0 });
export const multilineText = style({ maxWidth: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** A secret to copy. A click selects the whole text. */
export const secretValue = style({ fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' });
/** Fill of times without data, blocked times and times after the end of a publication. */
export const hatching = `repeating-linear-gradient(135deg,${palette.grey400} 0 1px,${palette.white} 1px 6px)`;
export const prose = style({ maxWidth: '62ch' });

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '6px 0 6px 16px',
  borderLeft: '8px solid',
  fontSize: size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const noticeTone = styleVariants(
  { plain: roles.fg, mark: roles.mark, good: palette.green500, fair: palette.amber300, bad: roles.err },
  borderLeftColor => [notice, { borderLeftColor }],
);

const badge = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minWidth: 0,
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 560,
  lineHeight: 1.35,
});
globalStyle('legend', { padding: 0 });
// Keys are no help on a touch screen.
globalStyle(':is(button,[role=menuitem]) kbd,button + kbd,p:has(> kbd)', {
  '@media': { [noHover]: { display: 'none' } },
});
const box = { padding: '2px 8px', border: '1px solid' } as const;
export const badgeTone = styleVariants(
  {
    plain: { ...box, borderColor: roles.edge },
    solid: { ...box, background: roles.fg, borderColor: roles.fg, color: roles.bg },
    fair: { ...box, borderColor: palette.amber300 },
    good: { ...box, borderColor: roles.ok, color: roles.ok },
    bad: { ...box, borderColor: roles.err, color: roles.err },
    mark: { ...box, background: palette.red, borderColor: palette.red, color: palette.white },
  },
  rules => [badge, rules],
);
/** State with an icon, without a box. */
export const stateTone = styleVariants(
  { plain: {}, solid: {}, mark: {}, fair: {}, good: { color: roles.ok }, bad: { color: roles.err } },
  rules => [badge, { fontSize: size.small }, rules],
);
globalStyle(`${stateTone.fair} > svg`, { color: palette.amber300 });

/** An underlined button, tall enough for touch. */
export const textButton = style([
  text.link,
  { justifySelf: 'start', minHeight: 44, fontSize: size.small, fontWeight: 560, textAlign: 'left' },
]);
export const detailsLabel = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minHeight: 44,
  fontSize: size.small,
  fontWeight: 560,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
globalStyle(`[open] > ${detailsLabel} > svg`, { transform: 'rotate(180deg)' });
export const chipButton = style({
  minHeight: 32,
  padding: '2px 12px',
  border: `1px solid ${roles.edge}`,
  background: roles.bg,
  fontSize: size.small,
  fontWeight: 500,
  ':hover': { borderColor: roles.fg },
  '@media': { [upTo('phone')]: { minHeight: 44 } },
  selectors: { '&[aria-pressed=true]': { background: roles.fg, borderColor: roles.fg, color: roles.bg } },
});
/** Covers the element that shows the input's state. */
export const coverInput = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const radioCardWidth = createVar();
export const radioCards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit,minmax(min(${radioCardWidth},100%),1fr))`,
  gap: '12px 8px',
});
export const radioCard = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  fontSize: size.caption,
  lineHeight: 1.3,
});
/** Frames the picture of a choice. The chosen one has the site's round mark. */
export const radioFace = style({
  position: 'relative',
  marginBottom: 6,
  overflow: 'hidden',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  selectors: {
    [`${coverInput}:hover + &`]: { borderColor: palette.black },
    [`${coverInput}:checked + &`]: { borderColor: palette.black, boxShadow: `0 0 0 1px ${palette.black}` },
    [`${coverInput}:checked + &::after`]: {
      content: '',
      position: 'absolute',
      right: 6,
      top: 6,
      width: 10,
      height: 10,
      border: `1px solid ${palette.white}`,
      borderRadius: '50%',
      background: palette.red,
    },
    [`${coverInput}:focus-visible + &`]: { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
  },
});
globalStyle(`${radioFace} > svg`, { display: 'block', width: '100%', height: 'auto' });
export const radioLabel = style({
  fontWeight: 500,
  selectors: { [`${coverInput}:checked ~ &`]: { fontWeight: 600 } },
});
export const radioNote = style({ color: roles.muted });
export const radio = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  border: `1.5px solid ${palette.grey500}`,
  borderRadius: '50%',
  background: palette.white,
  appearance: 'none',
  cursor: 'pointer',
  ':checked': { borderColor: palette.black },
  selectors: {
    '&:checked::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: palette.red,
    },
  },
});
/** A button that stays pressed. */
export const toggle = style({
  selectors: { '&[aria-pressed=true]': { background: roles.fg, color: roles.bg } },
});

export const dialogWidth = styleVariants(
  { small: 560, medium: 640, wide: 920, large: 1000, full: 1320 },
  width => ({ selectors: { '&&': { width: `min(${width}px,100%)` } } }),
);
/** Truncates long titles after two lines. */
export const dialog = style({});
globalStyle(`${dialog} > div > h2`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** Text beside the buttons of a footer. */
export const footerNote = style({
  marginRight: 'auto',
  fontSize: size.small,
  lineHeight: 1.35,
  color: roles.muted,
  '@media': { [upTo('tablet')]: { flex: '1 1 100%' } },
});
/** Has the same height for any content. */
export const tallDialog = style({ height: '80vh' });
const fillsWindow = {
  position: 'fixed',
  inset: 0,
  width: 'auto',
  height: 'auto',
  maxHeight: 'none',
  animation: 'none',
} as const;
export const dialogFillsUpTo = styleVariants({ phone: 'phone', tablet: 'tablet' }, width => ({
  '@media': { [upTo(width as Breakpoint)]: { selectors: { '&&': fillsWindow } } },
}));
/** Parts of the dialog have their own padding. */
export const flushDialogBody = style({ selectors: { '&&': { flex: 1, gap: 0, padding: 0 } } });

/** Shown while new data loads. */
export const staleContent = style({ opacity: 0.5, transition: 'opacity 150ms linear' });

/** Buttons in one frame that scrolls on narrow screens. */
export const choices = style({
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 0,
  ...strip,
});
/** Fills a line of a toolbar. */
export const choicesLine = style({ '@media': { [upTo('wide')]: { flex: '1 0 100%' } } });
export const choice = style({
  flex: '0 0 auto',
  display: 'inline-flex',
  gap: 7,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  fontSize: size.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '& + &': { borderLeft: 0 },
    '&:hover': { background: palette.grey50 },
    '&:is([aria-pressed=true],[aria-current])': {
      scrollInitialTarget: 'nearest',
      background: palette.black,
      borderColor: palette.black,
      color: palette.white,
      outlineColor: palette.white,
    },
  },
  '@media': { [upTo('phone')]: { flex: '1 0 auto', paddingInline: 9 } },
});

export const filePicker = style([
  dropArea,
  { flexWrap: 'wrap', alignContent: 'center', gap: '8px 14px', minHeight: 64, padding: '12px 16px' },
]);
export const filePickerIcon = style({
  color: palette.red,
  '@media': { [upTo('phone')]: { display: 'none' } },
});
export const filePickerNote = style({ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' });
export const filePickerActions = style({ position: 'relative', zIndex: 1 });
