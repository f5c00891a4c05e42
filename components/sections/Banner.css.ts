import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';

export const banner = style({ position: 'relative', overflow: 'hidden' });
export const layout = style({ position: 'relative', alignItems: 'center', rowGap: '28px' });

/** Cropped by the edge of the field: to the right, or from below where the words take the row. */
export const rings = style({
  position: 'absolute',
  right: -200,
  top: '50%',
  width: 720,
  maxWidth: 'none',
  transform: 'translateY(-50%)',
  '@media': {
    '(max-width: 1099px)': { right: -380 },
    [upTo('tablet')]: {
      position: 'relative',
      right: 'auto',
      top: 0,
      gridColumn: '1/-1',
      gridRow: 2,
      width: 560,
      margin: '8px 0 -330px 30%',
      transform: 'none',
    },
  },
});
export const words = style([columns(1, 9), { position: 'relative' }]);
export const line = style({ marginTop: 18, maxWidth: '34ch' });
export const action = style({ marginTop: 32 });
