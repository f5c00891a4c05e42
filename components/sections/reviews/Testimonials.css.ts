import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const rating = style([
  columns(9, -1),
  { display: 'flex', alignItems: 'flex-end', gap: '24px', paddingBottom: '.35em', color: roles.muted },
]);
export const figure = style([text.figure, { fontSize: 'clamp(72px,8vw,112px)', color: roles.fg }]);

const hairline = `1px solid ${roles.line}`;
/** The first testimonial, in large letters, beside the others. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const review = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: '28px',
  paddingBlock: '32px',
  selectors: { '& + & + &': { borderTop: hairline } },
});
export const firstReview = style([
  review,
  {
    gridRow: 'span 8',
    gap: '44px',
    padding: '32px clamp(32px,6vw,96px) 32px 0',
    '@media': { [upTo('tablet')]: { gridRow: 'auto', paddingRight: 0, borderBottom: hairline } },
  },
]);
export const quote = style({ fontSize: '1.1875rem', lineHeight: 1.48 });
/** The decorative mark hangs above the text. */
export const firstQuote = style([
  text.h3,
  {
    fontSize: 'clamp(1.625rem,.9rem + 2.1vw,3rem)',
    '::before': {
      content: '“',
      display: 'block',
      height: '.62em',
      fontSize: '3em',
      lineHeight: 1,
      color: roles.accent,
    },
  },
]);
