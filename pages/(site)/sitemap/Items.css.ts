import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { link as base } from './link.css';

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '24px',
  marginBottom: 'clamp(28px,4vw,48px)',
});
export const total = style([text.figure, { fontSize: 'clamp(64px,8vw,112px)' }]);
export const list = style({
  columns: 2,
  columnGap: 'clamp(32px,8.5vw,122px)',
  '@media': { [upTo('phone')]: { columns: 1 } },
});
export const item = style({ breakInside: 'avoid', borderBottom: `1px solid ${roles.line}` });
export const link = style([
  base,
  {
    justifyContent: 'space-between',
    gap: '20px',
    minHeight: 58,
    '@media': { [upTo('phone')]: { minHeight: 60 } },
  },
]);
export const title = style({
  fontStretch: vars.width.mid,
  fontWeight: 560,
  fontSize: '1.125rem',
  letterSpacing: '-.005em',
});
export const itemNote = style({ flex: 'none', fontSize: vars.size.small, color: roles.muted });
export const allLink = style({ marginTop: 'clamp(28px,4vw,48px)' });
