import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)',
  gap: '40px',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const title = style({ marginTop: 28 });
export const facts = style({ display: 'grid', gap: '10px', marginTop: 16, color: roles.muted });
export const fact = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const steps = style({ display: 'grid', marginTop: 12, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  padding: '14px 0',
  borderTop: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  color: roles.muted,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: palette.red,
    fontStretch: vars.width.tall,
    fontWeight: 600,
    fontSize: '1.75rem',
    lineHeight: 0.9,
  },
});
