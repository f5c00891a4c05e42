import { style } from '@vanilla-extract/css';
import { upTo } from './breakpoints';

/** Places a child of `grid` between two column lines, or at full width up to 899 px. For `.css.ts` files. */
export const columns = (from: number, to: number) =>
  style({ gridColumn: `${from}/${to}`, '@media': { [upTo('tablet')]: { gridColumn: '1/-1' } } });

/** Returns the columns of a grid whose outer columns are wider by `extra`, so that they reach the frame's edges. */
export const createWideColumns = (count: number, extra: string) =>
  `minmax(0,1fr) repeat(${count - 2},calc((100% - 2*(${extra}))/${count})) minmax(0,1fr)`;
