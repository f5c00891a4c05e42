import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { roles } from '../styles/surfaces.css';
import { palette } from '../styles/tokens.css';
import { pageMargin } from './kit/layout.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,680px) 400px',
  gap: 48,
  justifyContent: 'space-between',
  alignItems: 'center',
  maxWidth: 1600,
  minHeight: 'calc(100dvh - 64px)',
  marginInline: 'auto',
  padding: `24px ${pageMargin}`,
  '@media': {
    [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr) 240px', gap: 24 },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', minHeight: 0 },
  },
});
export const requestedPath = style({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '2px 7px',
  background: palette.white,
  color: roles.fg,
  overflowWrap: 'anywhere',
});
export const dial = style({
  width: '100%',
  height: 'auto',
  borderRadius: '50%',
  background: palette.black,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
