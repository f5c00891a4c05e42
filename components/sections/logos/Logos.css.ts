import { style } from '@vanilla-extract/css';
import { columns } from '../../../styles/columns';
import { grid, stickyBox } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const smallScreen = '(max-width: 600px)';
const hairline = `1px solid ${roles.line}`;

export const layout = style([grid, { rowGap: '36px' }]);
export const head = style([columns(1, 5), stickyBox]);
export const note = style({ marginTop: 20, maxWidth: '28ch', color: roles.muted });

export const list = style([
  columns(5, -1),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    alignSelf: 'start',
    borderTop: hairline,
    borderLeft: hairline,
    '@media': { [smallScreen]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  },
]);
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: 168,
  padding: 12,
  borderRight: hairline,
  borderBottom: hairline,
  color: palette.grey600,
  textAlign: 'center',
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  ':hover': { background: palette.black, color: palette.white },
  '@media': {
    [smallScreen]: { flexWrap: 'wrap', alignContent: 'center', gap: '8px', minHeight: 132, padding: 8 },
  },
});
export const logo = style({
  width: 36,
  transition: `filter ${vars.time.base}`,
  selectors: { [`${cell}:hover &`]: { filter: 'brightness(0) invert(1)' } },
  '@media': { [smallScreen]: { width: 28 } },
});
export const wordmark = style({ width: 112, '@media': { [smallScreen]: { width: 88 } } });
export const name = style({
  fontStretch: '112%',
  fontWeight: 600,
  fontSize: '1.375rem',
  lineHeight: 1.15,
  letterSpacing: '-.01em',
  '@media': { [smallScreen]: { fontSize: 'clamp(.9375rem,4.4vw,1.125rem)' } },
});
