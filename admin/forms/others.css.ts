import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const hereNow = style({ display: 'flex', alignItems: 'center' });
export const face = style({
  boxShadow: `0 0 0 2px ${roles.bg}`,
  selectors: { '* + * > &': { marginLeft: -6 } },
});

/** Around every field. */
export const shared = style({ minWidth: 0 });
/** A collaborator is typing: an edge as wide as the red one of errors, aligned with the label. */
export const theirs = style({
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
export const who = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  marginTop: 6,
  fontSize: vars.size.caption,
  lineHeight: 1.3,
});
