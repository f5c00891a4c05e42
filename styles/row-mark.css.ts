import { style } from '@vanilla-extract/css';
import { palette, vars } from './tokens.css';

/** A row that makes room for a red marker on its left. Apply `marked` to its `::before` on hover. */
export const rowMark = style({
  position: 'relative',
  transition: `padding ${vars.time.base} ${vars.ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '50%',
    width: 8,
    height: 0,
    background: palette.red,
    transform: 'translateY(-50%)',
    transition: `height ${vars.time.base} ${vars.ease}`,
  },
});

export const visibleMark = { height: '56%' };
