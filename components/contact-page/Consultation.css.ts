import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { HERO_OVERLAP } from './overlap';

/** Overlaps the lower edge of the black hero. */
export const card = style([
  on.white,
  {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)',
    marginTop: `calc(${HERO_OVERLAP}*-1 + 56px)`,
    border: `1px solid ${palette.grey300}`,
    '@media': { [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
const stacked = upTo('toc');
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(22px,2.8vw,36px)',
  borderRight: `1px solid ${roles.line}`,
  '@media': { [stacked]: { borderRight: 0, borderBottom: `1px solid ${roles.line}` } },
});
export const title = style({ marginTop: 28 });
export const facts = style({ display: 'grid', gap: '10px', marginTop: 16, color: roles.muted });
export const fact = style({ display: 'flex', alignItems: 'center', gap: '10px' });

/** Moves the steps to the bottom of the column, next to the form's last rows. */
export const nextSteps = style({ marginTop: 'auto', paddingTop: 40 });
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
