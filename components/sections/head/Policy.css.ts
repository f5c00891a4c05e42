import { style } from '@vanilla-extract/css';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const head = style({ paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,4vw,56px)' });
export const title = style({ marginTop: 'clamp(28px,4vw,56px)' });
export const lead = style({ maxWidth: '44ch', marginTop: 22 });
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  marginTop: 24,
  fontSize: vars.size.small,
  color: roles.muted,
});
export const date = style({ fontWeight: 560, color: roles.fg });
