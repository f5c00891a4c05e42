import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/tokens.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  minHeight: 118,
  overflow: 'hidden',
  lineHeight: 1.2,
});
globalStyle(`${card} > div`, { display: 'flex', flexDirection: 'column', alignItems: 'start', padding: 10 });
globalStyle(`${card} b`, { fontStretch: vars.width.wide, fontWeight: 560, overflowWrap: 'anywhere' });
globalStyle(`${card} small`, { marginTop: 'auto', paddingTop: 10, fontSize: '.75rem' });
globalStyle(`${card} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const domain = style({
  marginBottom: 8,
  padding: '1px 7px',
  border: '1px solid currentColor',
  fontSize: '.75rem',
});
