import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { textLine } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const section = style({ paddingTop: vars.section });
export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(6,minmax(0,1fr))' });
/** Three in the first row, up to two in the second; fewer share the width; one over pairs on tablets; one column on phones. */
export const industry = style({
  gridColumn: 'span 2',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    '&:nth-child(n+4)': { gridColumn: 'span 3' },
    '&:only-child, &:nth-child(4):last-child': { gridColumn: '1/-1' },
  },
  '@media': {
    [above('phone')]: {
      selectors: { '&:first-child:nth-last-child(2), &:nth-child(2):last-child': { gridColumn: 'span 3' } },
    },
    [above('tablet')]: {
      borderRight: `1px solid ${roles.line}`,
      selectors: { '&:nth-child(3), &:last-child': { borderRight: 0 } },
    },
    [upTo('tablet')]: {
      gridColumn: 'span 3',
      selectors: { '&:first-child': { gridColumn: '1/-1' } },
    },
    [upTo('phone')]: {
      gridColumn: '1/-1',
      selectors: { '&:nth-child(n+4)': { gridColumn: '1/-1' } },
    },
  },
});
export const art = style({
  width: '100%',
  height: 'clamp(200px,20.8vw,300px)',
  objectFit: 'cover',
  '@media': { [upTo('phone')]: { height: 190 } },
});
export const words = style({
  padding: '26px clamp(20px,2.6vw,36px) clamp(36px,4.2vw,60px)',
  '@media': {
    // The words of the first in a row stand on the line of the text above.
    '(min-width: 1240px)': {
      selectors: {
        [`${industry}:nth-child(3n+1) > &`]: { paddingLeft: textLine },
      },
    },
    [upTo('phone')]: { padding: `20px ${vars.gutter} 36px` },
  },
});
export const text = style({ maxWidth: '44ch', marginTop: 8, color: roles.muted });
