import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../styles/tokens.css';

export const frame = style({
  position: 'relative',
  display: 'inline-block',
  width: 64,
  height: 36,
  flex: 'none',
});

/** Checkbox that is larger than the drawing, so that the target is 44 px tall. */
export const box = style({
  position: 'absolute',
  inset: -4,
  width: 'calc(100% + 8px)',
  height: 'calc(100% + 8px)',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  zIndex: 1,
  ':disabled': { cursor: 'not-allowed' },
});

const checkedThumb = { transform: 'translateX(28px)' };

export const face = style({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  transition: `background ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 5,
    top: 5,
    width: 24,
    height: 24,
    borderRadius: '50%',
    background: palette.grey500,
    transition: `transform ${vars.time.base} ${vars.ease},background ${vars.time.base}`,
  },
  selectors: {
    [`${box}:checked + &`]: { background: palette.black, borderColor: palette.black },
    [`${box}:checked + &::before`]: { ...checkedThumb, background: palette.white },
    [`${box}:hover + &`]: { borderColor: palette.black },
    [`${box}:focus-visible + &`]: { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
    [`${box}:disabled + &`]: { background: palette.grey200, borderColor: palette.grey200 },
    [`${box}:disabled + &::before`]: { ...checkedThumb, background: palette.grey500 },
  },
});
