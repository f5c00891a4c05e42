import { style, styleVariants } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/**
 * White on every surface, like fields (rule 53). Callers set the padding, because style sheets load in varying order.
 */
export const dropArea = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  border: `1px dashed ${palette.grey500}`,
  background: palette.white,
  color: palette.black,
  fontSize: '1rem',
  ':hover': { borderStyle: 'solid', borderColor: palette.black },
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: 3 },
    '&:has([aria-invalid=true])': { borderStyle: 'solid', borderColor: palette.red600 },
  },
});

// Draws the heavier edge's second pixel inside, so that nothing moves.
const createHeavyBorder = (edge: string, background: string) => {
  const border = `1px solid ${edge}`;
  return { border, background, boxShadow: `inset 0 0 0 1px ${edge}`, ':hover': { border } };
};
export const dropVariants = styleVariants({
  accepted: createHeavyBorder(palette.green500, palette.green50),
  rejected: createHeavyBorder(palette.red600, palette.red50),
});

export const dropNote = style({ display: 'block', fontSize: vars.size.caption, color: palette.grey600 });
export const dropProgress = style({ width: '100%', height: 8, accentColor: palette.red });
/** The native input covers the whole area, for click, keyboard and drop. */
export const dropInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
