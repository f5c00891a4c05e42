import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const by = style({
  fontSize: vars.size.caption,
  lineHeight: 1.35,
  color: roles.muted,
  overflowWrap: 'anywhere',
});
export const asked = style({ display: 'block', fontWeight: 600, color: roles.fg });
