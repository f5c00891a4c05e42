import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: `${vars.colGap} clamp(32px,5vw,80px)`,
  minHeight: 'clamp(500px,44vw,640px)',
  paddingTop: 'clamp(28px,3.6vw,48px)',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', minHeight: 0 } },
});

export const copy = style({ display: 'flex', flexDirection: 'column' });
export const text = style({ marginTop: 14, maxWidth: '44ch', color: roles.muted });
export const facts = style({ marginTop: 'auto', paddingTop: 32 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '34% minmax(0,1fr)',
  gap: '12px',
  padding: '14px 0',
  borderTop: hairline,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  ':last-child': { borderBottom: hairline },
});
export const value = style({ fontWeight: 560 });

export const drawing = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '20px',
  padding: 'clamp(20px,2.6vw,36px)',
  // Extends to the edge of the window.
  boxShadow: `min(25vw,500px) 0 ${roles.bg}`,
  '@media': { [upTo('tablet')]: { order: -1, boxShadow: 'none' } },
});
export const art = style({ width: '100%', marginBlock: 'auto' });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
export const clientEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '::before': {
    content: '',
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: `2px solid ${palette.black}`,
  },
});
export const agencyEntry = style([clientEntry, { '::before': { background: palette.black } }]);
export const redEntry = style([
  clientEntry,
  { '::before': { background: palette.red, borderColor: palette.red } },
]);
