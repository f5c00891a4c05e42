import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const layers = style({ borderTop: `2px solid ${roles.fg}` });
export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,3fr) minmax(0,9fr)',
  borderBottom: hairline,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const copy = style({
  padding: '26px 24px 26px 0',
  '@media': { [upTo('tablet')]: { padding: '22px 0 14px' } },
});
export const text = style({ marginTop: 4 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': {
    [upTo('tablet')]: { borderTop: hairline },
    [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '28px',
  minHeight: 136,
  padding: '22px 20px 18px',
  borderLeft: hairline,
  fontWeight: 560,
  fontSize: vars.size.label,
  lineHeight: 1.25,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  '@media': {
    [hoverSupport]: { ':hover': { background: palette.black, color: palette.white } },
    [upTo('tablet')]: { ':first-child': { borderLeft: 0 } },
    [upTo('phone')]: {
      minHeight: 108,
      padding: 16,
      gap: '18px',
      selectors: {
        '&:nth-child(odd)': { borderLeft: 0 },
        '&:nth-child(n+3)': { borderTop: hairline },
      },
    },
  },
});
