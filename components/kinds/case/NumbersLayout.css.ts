import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const comparisonTitle = style({ marginBottom: 'clamp(28px,3.4vw,52px)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
  marginTop: 32,
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const result = style({
  padding: '28px 28px 0',
  borderLeft: `1px solid ${roles.line}`,
  ':first-child': { paddingLeft: 0, borderLeft: 0 },
  '@media': {
    [upTo('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      gap: 16,
      alignItems: 'end',
      padding: '20px 0',
      borderLeft: 0,
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
export const figure = style([
  text.figure,
  { whiteSpace: 'nowrap', '@media': { [upTo('menu')]: { fontSize: '4.5rem' } } },
]);
export const meaning = style({ marginTop: 14, maxWidth: '24ch' });
