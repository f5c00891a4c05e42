import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { roles } from '../styles/surfaces.css';
import { palette, vars } from '../styles/tokens.css';
import { pageMargin } from './kit/layout.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 400px',
  gap: 48,
  alignItems: 'center',
  maxWidth: 1600,
  minHeight: 'calc(100dvh - 64px)',
  marginInline: 'auto',
  padding: `24px ${pageMargin}`,
  '@media': {
    [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr) 240px', gap: 24 },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', alignItems: 'start' },
  },
});
export const lead = style({
  maxWidth: '46ch',
  marginTop: 14,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  color: roles.muted,
});
export const requestedPath = style({
  padding: '2px 7px',
  background: palette.white,
  color: roles.fg,
  overflowWrap: 'anywhere',
});
export const list = style({ maxWidth: 640, marginBlock: '28px 24px', borderTop: `2px solid ${roles.fg}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,auto) 24px',
  gap: 16,
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${palette.grey300}`,
  ':hover': { background: palette.white },
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr) 24px' } },
});
export const arrow = style({ display: 'grid', color: palette.red });
export const dial = style({
  width: '100%',
  fill: 'none',
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const tick = style({ stroke: palette.grey300 });
export const ring = style({ stroke: roles.fg, strokeWidth: 1.5 });
export const beam = style({ fill: palette.red });
export const hub = style({ fill: roles.fg });
export const eye = style({ fill: palette.white });
export const backLink = style({ minHeight: 44, textDecoration: 'underline', textUnderlineOffset: '.22em' });
