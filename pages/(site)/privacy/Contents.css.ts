import { style } from '@vanilla-extract/css';
import { upTo, above as wider } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const beside = style({
  position: 'sticky',
  top: `calc(${vars.header} + 32px)`,
  maxHeight: `calc(100vh - ${vars.header} - 64px)`,
  overflowY: 'auto',
  // Room for the marker, which stands out to the left of the line.
  marginLeft: -5,
  paddingLeft: 5,
  fontSize: vars.size.small,
  '@media': { [upTo('toc')]: { display: 'none' } },
});
export const title = style({ marginBottom: 12, fontWeight: 600 });
export const list = style({ borderLeft: `1px solid ${palette.grey300}` });
export const link = style({
  position: 'relative',
  display: 'block',
  padding: '7px 0 7px 18px',
  lineHeight: 1.35,
  color: roles.muted,
  ':hover': { color: roles.fg },
  selectors: {
    '&[aria-current]': { color: roles.fg, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: -5,
      top: 7,
      bottom: 7,
      width: 8,
      background: palette.red,
    },
  },
  '@media': { [upTo('toc')]: { paddingBlock: 10 } },
});

export const above = style({
  borderBlock: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  '@media': { [wider('toc')]: { display: 'none' } },
});
export const disclosure = style({ selectors: { '&[open]': { paddingBottom: 20 } } });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  fontSize: '1rem',
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const plus = style({
  color: roles.mark,
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(45deg)' } },
});
