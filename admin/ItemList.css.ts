import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { palette } from '../styles/tokens.css';
import { checkbox } from './kit/parts.css';

export const lead = style({ position: 'relative', display: 'flex', gap: 12, alignItems: 'center' });
/** Touch target around a checkbox. */
export const checkboxLabel = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginLeft: -12,
  cursor: 'pointer',
});
/** Hides a checkbox that would cover an image. It appears on hover, on focus and while anything is selected. */
export const quietCheckbox = {
  opacity: 0,
  selectors: { [`:is(:hover,:focus-within) > &,ul:has(${checkbox}:checked) &`]: { opacity: 1 } },
};
/** On phones, the whole image is the checkbox. */
export const imageCheckboxLabel = style([
  checkboxLabel,
  {
    '@media': {
      [upTo('phone')]: {
        position: 'absolute',
        inset: 0,
        width: 'auto',
        height: 'auto',
        margin: 0,
        padding: 6,
        placeItems: 'start',
        ...quietCheckbox,
      },
    },
  },
]);
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 66,
  objectFit: 'cover',
  background: palette.grey200,
  color: palette.grey600,
  '@media': { [upTo('phone')]: { width: 72, height: 72 } },
});
export const noImage = style([
  thumbnail,
  { border: `1px dashed ${palette.grey450}`, background: palette.white },
]);
/** An action's icon, as quiet as the ID. */
export const quietAction = style({
  color: palette.grey600,
  selectors: { '&:where(:hover,:focus-visible)': { color: palette.black } },
});
export const readCount = style({
  width: 64,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [upTo('wide')]: { display: 'none' } },
});
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 16,
  display: 'flex',
  width: 'max-content',
  maxWidth: '100%',
  marginInline: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: palette.black,
  color: palette.white,
});
// The button that clears the selection stays visible while the actions scroll.
globalStyle(`${bar} > :last-child`, { position: 'sticky', right: 0, background: palette.black });
export const action = style({
  flex: 'none',
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  borderLeft: `1px solid ${palette.grey700}`,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  outlineColor: palette.white,
  ':hover': { background: palette.grey800 },
  ':focus-visible': { outlineOffset: -4 },
  ':disabled': { color: palette.grey400 },
});
