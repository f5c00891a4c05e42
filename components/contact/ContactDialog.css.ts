import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

export const body = style({
  selectors: {
    // Doubled for specificity, because style sheets load in varying order.
    '&&': {
      gridTemplateColumns: 'minmax(0,3fr) minmax(0,7fr)',
      gap: 'clamp(28px,4vw,56px)',
      paddingBlock: '24px 28px',
      // Keeps focused fields clear of the sticky footer.
      scrollPaddingBottom: 100,
      '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  },
});
export const person = style({ marginTop: 28 });
