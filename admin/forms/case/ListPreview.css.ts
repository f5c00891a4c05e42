import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/tokens.css';

export const card = style({ lineHeight: 1.35 });
export const image = style({ width: '100%', aspectRatio: '16/9', objectFit: 'cover' });
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  padding: '20px 22px 22px',
});
export const title = style({
  marginTop: 14,
  fontSize: '1.5rem',
  fontStretch: vars.width.wide,
  fontWeight: 540,
  lineHeight: 1.12,
  letterSpacing: '-.018em',
  overflowWrap: 'anywhere',
});
