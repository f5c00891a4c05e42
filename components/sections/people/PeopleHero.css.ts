import { style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';

export const title = style({
  marginTop: 'clamp(12px,2.6vh,32px)',
  selectors: { '&&': { fontSize: 'clamp(2.25rem,9vw,5rem)' } },
  '@media': { [above('toc')]: { selectors: { '&&': { fontSize: 'clamp(2.25rem,3.1vw,5rem)' } } } },
});
export const lead = style({ marginTop: 16, maxWidth: '40ch' });
