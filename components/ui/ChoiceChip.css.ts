import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../styles/tokens.css';

/** Chips are white on every surface, like fields. */
export const choiceChip = style({ position: 'relative' });

export const choiceInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const chipFace = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  padding: '8px 13px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  color: palette.black,
  fontWeight: 500,
  fontSize: '1rem',
  transition: `background ${vars.time.fast}`,
  '::before': {
    content: '',
    flexShrink: 0,
    width: 12,
    height: 12,
    border: `1.5px solid ${palette.grey500}`,
    transition: `all ${vars.time.fast}`,
  },
  selectors: {
    [`${choiceInput}:hover + &`]: { borderColor: palette.black },
    [`${choiceInput}:checked + &`]: {
      background: palette.black,
      color: palette.white,
      borderColor: palette.black,
    },
    [`${choiceInput}:checked + &::before`]: { background: palette.red, borderColor: palette.red },
    [`${choiceInput}:focus-visible + &`]: { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
  },
});
