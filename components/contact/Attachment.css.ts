import { style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';

/** Like fields, the drop area is white on every surface (DESIGN §6). */
export const area = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: 64,
  padding: '16px 18px',
  border: `1px dashed ${palette.grey500}`,
  background: palette.white,
  color: palette.black,
  fontSize: '1rem',
  ':hover': { borderStyle: 'solid', borderColor: palette.black },
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
  },
});

const heavy = (edge: string, background: string) => {
  const border = `2px solid ${edge}`;
  // The heavier edge takes its pixel from the padding, so that nothing moves.
  return { border, background, padding: '15px 17px', ':hover': { border } };
};
export const look = styleVariants({
  accepted: heavy(palette.green500, palette.green50),
  rejected: heavy(palette.red600, palette.red50),
});

export const icon = style({ color: palette.red });
export const texts = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  color: palette.grey600,
});

/** Lies over the whole area and takes its clicks. Without script it shows itself, to name the chosen file. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': {
    [noScript]: { position: 'static', width: 'auto', height: 'auto', opacity: 1, maxWidth: '50%' },
  },
});
/** Above the input, so that it can be pressed. */
export const remove = style({ position: 'relative', margin: '-6px -8px -6px 0' });
