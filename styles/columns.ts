import { style } from '@vanilla-extract/css';
import { upTo } from './breakpoints';

/** Places a child of `grid` between two column lines, or at full width up to 899 px. For `.css.ts` files. */
export const columns = (from: number, to: number) =>
  style({ gridColumn: `${from}/${to}`, '@media': { [upTo('tablet')]: { gridColumn: '1/-1' } } });
