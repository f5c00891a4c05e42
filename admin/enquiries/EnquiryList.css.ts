import { style } from '@vanilla-extract/css';
import { palette } from '../../styles/tokens.css';

export const title = style({ ':hover': { textDecoration: 'underline' } });
/** Marks requests that no one has opened yet. */
export const newDot = style({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 8,
  borderRadius: '50%',
  background: palette.red,
});
/** Button in place of the owner's avatar. */
export const assign = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: `1px dashed ${palette.grey450}`,
  ':hover': { borderColor: palette.black },
  // Enlarges the touch target to 44 px.
  '::after': { content: '', position: 'absolute', inset: -4 },
});
