import { style } from '@vanilla-extract/css';
import { upTo } from './breakpoints';

/** For `.css.ts` files: a child of `grid` between two column lines; the whole row at 899 px and below. */
export const columns = (from: number, to: number) =>
  style({ gridColumn: `${from}/${to}`, '@media': { [upTo('tablet')]: { gridColumn: '1/-1' } } });
