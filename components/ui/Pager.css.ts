import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '24px',
});

export const steps = style({ display: 'flex', flex: 1, border: `1px solid ${roles.fg}` });
export const step = style({
  flex: 1,
  selectors: { '&&': { minHeight: 72, border: 0, fontSize: vars.size.h4 }, '& + &': { flex: 'none' } },
});

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px',
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
