import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  padding: '4px 20px',
  borderBottom: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  // One scrolling line saves height on small screens.
  '@media': { [upTo('tablet')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
export const dismissButton = style({ marginLeft: 'auto' });
export const draft = style({
  minHeight: 44,
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
  textDecoration: 'underline',
  ':hover': { color: roles.accent },
});
