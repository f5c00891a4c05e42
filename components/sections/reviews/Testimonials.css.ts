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

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
const hairline = `1px solid ${roles.line}`;
/** Aligns names regardless of text length. */
export const review = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: '32px',
  padding: '32px 32px 8px',
  borderLeft: hairline,
  selectors: {
    '&:first-child': { paddingLeft: 0, borderLeft: 0 },
    '&:last-child': { paddingRight: 0 },
  },
  '@media': {
    [upTo('tablet')]: {
      padding: '26px 0',
      borderLeft: 0,
      selectors: { '& + &': { borderTop: hairline }, '&:first-child': { borderLeft: 0 } },
    },
  },
});
export const quote = style({ fontSize: '1.1875rem', lineHeight: 1.48 });
export const person = style({ selectors: { '&&': { alignItems: 'start' } } });
