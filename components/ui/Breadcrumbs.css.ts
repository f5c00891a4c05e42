import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px 10px',
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
  color: roles.muted,
});

export const item = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  lineHeight: '32px',
  selectors: {
    '& + &::before': { content: '"/"', color: roles.edge },
    '&:last-child': {
      flex: '0 1 auto',
      display: 'block',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: roles.fg,
    },
    '&:last-child::before': { marginRight: 10 },
  },
});

export const link = style({
  display: 'inline-block',
  ':hover': { color: roles.fg, textDecoration: 'underline', textUnderlineOffset: '.25em' },
});
