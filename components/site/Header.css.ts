import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { phoneLink } from './AnswerLink.css';
import { logo, wordmark } from './Logo.css';

export const header = style([
  on.black,
  { position: 'sticky', top: 0, zIndex: 50, viewTransitionName: 'header' },
]);

export const bar = style([
  wrap,
  {
    height: vars.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px',
    '@media': { [upTo('tablet')]: { gap: '12px' } },
  },
]);

globalStyle(`${header} ${logo}`, { minHeight: 44 });
globalStyle(`${header} ${logo} svg`, { viewTransitionName: 'mark' });

const markOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/* Between the mobile menu and the full width, and beside an answer on phones, only the mark is shown. */
globalStyle(`${header} ${wordmark}`, { '@media': { '(min-width:768px) and (max-width:899px)': markOnly } });
globalStyle(`${bar}:has(> ${phoneLink}) ${wordmark}`, { '@media': { [upTo('phone')]: markOnly } });
