import { style } from '@vanilla-extract/css';
import { upTo, above as wider } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import * as base from '../site/contents.css';

export const list = style([base.list, { borderColor: palette.grey300 }]);
export const link = style([
  base.link,
  {
    paddingBlock: 7,
    selectors: { '&[aria-current]::before': { top: 7, bottom: 7 } },
    '@media': { [upTo('toc')]: { paddingBlock: 10 } },
  },
]);

export const backLink = style({
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
