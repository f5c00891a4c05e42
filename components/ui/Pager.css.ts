import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '20px',
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [upTo('phone')]: { flex: 1 } },
});
export const step = style({ '@media': { [upTo('phone')]: { flex: 1 } } });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  marginLeft: 'auto',
  '@media': { [upTo('phone')]: { display: 'none' } },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  paddingInline: '6px',
  height: 44,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: roles.hover },
  selectors: { '&[aria-current]': { background: roles.fg, color: roles.bg } },
});

export const omittedPages = style([number, { color: roles.muted }]);
