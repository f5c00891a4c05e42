import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { visuallyHiddenStyle } from '../kit/layout.css';

const border = `1px solid ${palette.grey300}`;
const halfColumns = { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } as const;

export const table = style({ borderTop: `2px solid ${palette.black}` });
export const authorHeads = style({
  ...halfColumns,
  borderBottom: border,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const head = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: 52,
  padding: '10px 16px',
  fontSize: '1rem',
  fontWeight: 600,
  selectors: { '* + &': { borderLeft: border } },
});
/** Both texts side by side. On narrow screens, they are stacked. */
export const field = style({
  ...halfColumns,
  borderBottom: border,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const name = style({
  float: 'left',
  gridColumn: '1 / -1',
  width: '100%',
  padding: '8px 16px',
  borderBottom: border,
  background: palette.grey50,
  fontSize: vars.size.caption,
  color: palette.grey600,
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr)',
  gap: '10px',
  padding: '14px 16px 16px',
  fontSize: '1rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': {
    [above('menu')]: { selectors: { '& + &': { borderLeft: border } } },
    [upTo('menu')]: { selectors: { '& + &': { borderTop: border } } },
  },
});
export const selectedChoice = style({ background: palette.grey100 });
/** Hidden when the column headers are visible. */
export const author = style({
  display: 'block',
  marginBottom: 2,
  fontWeight: 600,
  '@media': { [above('menu')]: visuallyHiddenStyle },
});
