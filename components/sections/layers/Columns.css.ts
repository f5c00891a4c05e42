import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;
const firstOfRow = { paddingLeft: 0, borderLeft: 0 };

export const layers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  borderTop: `2px solid ${roles.fg}`,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const layer = style({
  padding: '30px 28px 34px',
  borderLeft: hairline,
  borderBottom: hairline,
  '@media': {
    [above('tablet')]: { selectors: { '&:nth-child(3n+1)': firstOfRow } },
    [upTo('tablet')]: { paddingLeft: 24, selectors: { '&:nth-child(odd)': firstOfRow } },
    [upTo('phone')]: { padding: '24px 0 26px', borderLeft: 0 },
  },
});
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: '16px 12px',
  marginTop: 26,
});
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: 540,
  fontSize: vars.size.label,
  lineHeight: 1.2,
});
