import { globalStyle, style } from '@vanilla-extract/css';
import { multilineControl } from '../../components/ui/Field.css';
import { palette, tall, vars } from '../../styles/tokens.css';

export const count = style({
  color: palette.grey600,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
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
/** `forms/Columns.css` styles this field like the published title. */
export const headline = style({});
export const headlineCount = style([
  count,
  { position: 'absolute', right: 0, bottom: '100%', fontSize: '.8125rem', lineHeight: 1.3 },
]);

export const ground = style({ display: 'block', height: 34 });
/** Figures in the drawing of a layout. */
export const tallText = style(tall);

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
