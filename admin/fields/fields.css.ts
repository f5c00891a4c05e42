import { globalStyle, style } from '@vanilla-extract/css';
import { dropArea } from '../../components/ui/drop-area.css';
import { multilineControl } from '../../components/ui/Field.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

export const hint = style({ fontSize: vars.size.caption, color: palette.grey600, lineHeight: 1.35 });
export const group = style({ display: 'grid', gap: '10px', border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: 8, fontWeight: 600 });
export const checkRow = style({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 560,
  cursor: 'pointer',
});
export const problem = style({ color: palette.red600, fontSize: vars.size.small, fontWeight: 560 });
export const count = style({
  color: palette.grey600,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 32,
  justifySelf: 'start',
  textAlign: 'left',
  fontWeight: 560,
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  ':hover': { textDecorationThickness: '2px' },
});

const square = {
  content: '',
  display: 'inline-block',
  width: 6,
  height: 6,
  marginLeft: 6,
  background: palette.red,
  verticalAlign: '.2em',
} as const;

/** Marks required fields with a red square after the label. */
export const requiredLabel = style({ '::after': square });
export const requiredField = style({});
globalStyle(`${requiredField} > label::after`, square);

export const textArea = style({ position: 'relative' });
export const textCount = style({
  position: 'absolute',
  right: 14,
  top: 9,
  fontSize: '.8125rem',
  color: palette.grey600,
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${textArea} ${multilineControl}`, { minHeight: 96 });

/** Wraps every field. */
export const fieldFrame = style({ minWidth: 0 });
/** A red line marks the field that is selected on the page. */
export const selectedField = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    left: -10,
    top: 0,
    bottom: 0,
    width: 3,
    background: palette.red,
  },
});
/** A black edge, as wide as the red edge of invalid fields, marks a field in which a collaborator is typing. */
export const lockedField = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    left: -16,
    top: 0,
    bottom: 0,
    width: 8,
    background: palette.black,
    pointerEvents: 'none',
  },
});
export const authorName = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  marginTop: 6,
  fontSize: vars.size.caption,
  lineHeight: 1.3,
});

/** `forms/Columns.css` styles this field like the published title. */
export const headline = style({});
export const headlineCount = style([
  count,
  { position: 'absolute', right: 0, bottom: '100%', fontSize: '.8125rem', lineHeight: 1.3 },
]);

export const grounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(72px,1fr))',
  gap: '8px',
});
export const ground = style({
  position: 'relative',
  display: 'grid',
  gap: '6px',
  fontSize: vars.size.caption,
});
export const groundInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const groundFace = style({
  position: 'relative',
  height: 36,
  border: `1px solid ${palette.grey450}`,
  selectors: {
    [`${groundInput}:checked + &`]: { borderColor: palette.black, boxShadow: `0 0 0 1px ${palette.black}` },
    [`${groundInput}:checked + &::after`]: {
      content: '',
      position: 'absolute',
      right: 6,
      top: 6,
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: palette.red,
      border: `1px solid ${palette.white}`,
    },
    [`${groundInput}:focus-visible + &`]: { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
  },
});
globalStyle(`${groundInput}:checked ~ span`, { fontWeight: 600 });

export const variants = style([grounds, { gridTemplateColumns: 'repeat(auto-fill,minmax(92px,1fr))' }]);
export const variantFace = style([groundFace, { width: '100%', height: 'auto', background: palette.white }]);

export const rowsHead = style({ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 32 });
globalStyle(`${rowsHead} ${action}`, { marginLeft: 'auto', textDecoration: 'none' });
export const rowText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});
export const pictogram = style({ width: 26, height: 26, flex: 'none' });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(40px,1fr))',
  maxHeight: 200,
  overflow: 'auto',
  border: `1px solid ${palette.grey200}`,
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  ':hover': { background: palette.grey100 },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-pressed=true]': { background: palette.black, color: palette.white } },
});

export const drawing = style({ display: 'grid', gridTemplateColumns: '96px minmax(0,1fr)', gap: '12px' });
export const drawingFace = style({
  display: 'grid',
  placeItems: 'center',
  height: 96,
  padding: 6,
  background: palette.grey500,
});
export const drawingImage = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });
globalStyle(`${drawingFace} ${drawingImage}`, { width: '100%', height: '100%', minHeight: 0 });
export const drawingActions = style({ display: 'grid', gap: '2px', alignContent: 'center', minWidth: 0 });
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,1fr)',
  maxHeight: 280,
  overflow: 'auto',
  border: `1px solid ${palette.grey300}`,
});
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  height: 72,
  padding: 6,
  background: palette.grey500,
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-pressed=true]': { background: palette.black } },
});
globalStyle(`${choice} ${drawingImage}`, { width: '100%', height: 60 });

export const link = style({ position: 'relative' });
export const options = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${palette.black}`,
  borderTop: 0,
  background: palette.white,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 40,
  padding: '4px 12px',
  cursor: 'pointer',
  ':hover': { background: palette.grey100 },
});

export const photo = style([
  dropArea,
  { flexWrap: 'wrap', gap: '4px 14px', minHeight: 64, padding: '12px 18px' },
]);
export const photoAction = style([text.link, { justifySelf: 'start', minHeight: 44, fontWeight: 600 }]);
