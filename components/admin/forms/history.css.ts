import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const panel = style({ selectors: { '&&': { width: 'min(1160px, calc(100vw - 20px))' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0,1fr)',
  gap: '24px 32px',
  alignItems: 'start',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const versions = style({ display: 'grid', gap: '2px', maxHeight: '60vh', overflowY: 'auto' });
export const version = style({
  display: 'grid',
  gap: '8px',
  padding: '12px 12px 12px 16px',
  borderLeft: '8px solid transparent',
});
export const picked = style({ borderLeftColor: roles.fg });
export const about = style({ display: 'block', fontSize: vars.size.small, color: roles.muted });
export const sides = style({ display: 'flex', gap: '4px' });
export const side = style({
  minHeight: 44,
  padding: '0 14px',
  border: `2px solid ${roles.fg}`,
  selectors: { '&[aria-pressed=true]': { background: roles.fg, color: roles.bg } },
});
export const changes = style({ display: 'grid', gap: '24px', minWidth: 0 });
export const change = style({ display: 'grid', gap: '8px', minWidth: 0 });
export const name = style({ fontSize: vars.size.small, color: roles.muted });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const added = style({
  background: palette.green50,
  color: roles.ok,
  textDecoration: 'underline',
});
export const removed = style({ color: roles.muted, textDecoration: 'line-through' });
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const picture = style({ height: 120, width: 'auto' });
export const gone = style([picture, { opacity: 0.55, filter: 'grayscale(1)' }]);
