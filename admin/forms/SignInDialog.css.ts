import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** The signed-out user: photo and name. */
export const user = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0,1fr)',
  gap: '12px',
  alignItems: 'center',
  minHeight: 56,
  padding: '6px 12px',
  border: `1px solid ${palette.grey300}`,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
globalStyle(`${user} b`, { display: 'block', fontWeight: 560 });
globalStyle(`${user} small`, { display: 'block', fontSize: '.8125rem', color: roles.muted });
export const otherAccountNote = style({ fontSize: vars.size.small, lineHeight: 1.4 });
