import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { pageMargin } from '../kit/layout.css';
import { sheetEdge } from '../kit/rows.css';

/** Columns of the summary's head and of each problem. */
const lineStyle = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr) auto',
  gap: '12px 24px',
  alignItems: 'center',
} as const;
const narrowColumns = { gridTemplateColumns: '40px minmax(0,1fr)', columnGap: 16, alignItems: 'start' };
const summary = style({
  position: 'relative',
  padding: '20px 28px',
  '@media': { [upTo('phone')]: { marginInline: `calc(-1*${pageMargin})`, padding: `20px ${pageMargin}` } },
});
export const verdict = styleVariants({
  good: [on.white, summary],
  fair: [on.white, summary, sheetEdge.fair],
  bad: [on.black, summary],
});
export const verdictBlock = style({ ...lineStyle, '@media': { [upTo('phone')]: narrowColumns } });
export const problems = style({ marginTop: 20, borderTop: `1px solid ${roles.fg}` });
export const problem = style({
  ...lineStyle,
  padding: '16px 0',
  selectors: { '& + &': { borderTop: `1px solid ${roles.line}` } },
  '@media': { [upTo('phone')]: narrowColumns },
});
globalStyle(`:is(${verdictBlock},${problem}) > :nth-child(3)`, {
  '@media': { [upTo('phone')]: { gridColumn: '1/-1' } },
});

/** Status light: a green centre, an amber half, or a red sector. */
export const statusLight = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `2px solid ${roles.fg}`,
  borderRadius: '50%',
  '@media': { [upTo('phone')]: { width: 40, height: 40 } },
  selectors: {
    [`:is(${verdict.good},${verdict.fair},${verdict.bad}) &::before`]: {
      content: '',
      width: '100%',
      height: '100%',
      borderRadius: '50%',
      background: `conic-gradient(from 150deg,${palette.red} 0 60deg,transparent 0)`,
    },
    [`${verdict.good} &::before`]: { width: 20, height: 20, background: palette.green500 },
    [`${verdict.fair} &::before`]: {
      background: `conic-gradient(from 90deg,${palette.amber300} 0 180deg,transparent 0)`,
    },
    [`${verdict.bad} &::after`]: {
      content: '',
      position: 'absolute',
      width: 18,
      height: 18,
      borderRadius: '50%',
      background: palette.white,
      boxShadow: `0 0 0 4px ${palette.black}`,
    },
  },
});
