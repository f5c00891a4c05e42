import { style, styleVariants } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/**
 * Where a file is dropped or chosen; white on every surface, as fields are (rule 53). Space inside is the user's
 * own, so that nothing here has to be overridden: style sheets of lazily loaded parts come in no fixed order.
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

// The second pixel of the heavier edge lies inside, so that nothing moves.
const heavy = (edge: string, background: string) => {
  const border = `1px solid ${edge}`;
  return { border, background, boxShadow: `inset 0 0 0 1px ${edge}`, ':hover': { border } };
};
export const dropLook = styleVariants({
  accepted: heavy(palette.green500, palette.green50),
  rejected: heavy(palette.red600, palette.red50),
});

export const dropNote = style({ display: 'block', fontSize: vars.size.caption, color: palette.grey600 });
export const dropProgress = style({ width: '100%', height: 8, accentColor: palette.red });
/** The browser's own control, over the whole area: click, keyboard, drop and all. */
export const dropInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
