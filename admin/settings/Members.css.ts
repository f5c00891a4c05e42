import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

/** Replaces the photo until the invitation is accepted. */
export const invitedAvatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: `1px dashed ${palette.grey450}`,
  borderRadius: '50%',
  color: roles.muted,
});
