import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

/** Title and person left, form right; under each other at 899 px and below. */
export const body = style({
  selectors: {
    // Twice, to come before the window's own body whatever order the sheets load in.
    '&&': {
      gridTemplateColumns: 'minmax(0,3fr) minmax(0,7fr)',
      gap: 'clamp(28px,4vw,56px)',
      paddingBlock: '24px 28px',
      // What gets focus does not hide behind the foot of the form, which stays in sight.
      scrollPaddingBottom: 100,
      '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  },
});
export const person = style({ marginTop: 28 });
