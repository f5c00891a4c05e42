import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { createWideColumns } from '../../../styles/columns';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

const TOUCHING_PADDING = 'clamp(20px,2.2vw,32px)';

export const wideSection = style({ paddingTop: vars.section });

const twoPerRow = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
};
export const list = styleVariants({
  rows: {},
  charts: [
    twoPerRow,
    { '@media': { [above('wide')]: { gridTemplateColumns: 'repeat(auto-fit,minmax(max(20%,240px),1fr))' } } },
  ],
  pairs: [twoPerRow, { paddingBottom: `calc(${vars.section}*.66)` }],
  touching: {
    display: 'grid',
    gridTemplateColumns: createWideColumns(6, `${textPadding} - ${TOUCHING_PADDING}`),
  },
});
/** Three images in the first row and up to two in the second. On tablets, pairs follow a single image. */
const touchingRow = style({
  position: 'relative',
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
    [upTo('tablet')]: { gridColumn: 'span 3', selectors: { '&:first-child': { gridColumn: '1/-1' } } },
    [upTo('phone')]: { gridColumn: '1/-1', selectors: { '&:nth-child(n+4)': { gridColumn: '1/-1' } } },
  },
});
export const row = {
  rows: style({
    display: 'grid',
    gridTemplateColumns: '240px minmax(0,4fr) minmax(0,5fr)',
    gap: '16px clamp(28px,4.4vw,64px)',
    alignItems: 'center',
    padding: '28px 0',
    borderTop: hairline,
    ':last-child': { borderBottom: hairline },
    '@media': {
      [upTo('tablet')]: { gridTemplateColumns: '160px minmax(0,1fr)', alignItems: 'start' },
      [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
    },
  }),
  // Most drawings begin with empty space.
  charts: style({ '@media': { [upTo('phone')]: { selectors: { '& + &': { marginTop: -32 } } } } }),
  pairs: style({}),
  touching: touchingRow,
};
export const art = styleVariants({
  rows: {
    width: '100%',
    '@media': { [upTo('tablet')]: { gridRow: '1/3' }, [upTo('phone')]: { gridRow: 'auto', width: 200 } },
  },
  // Their ground continues from drawing to drawing.
  charts: {
    width: '100%',
    aspectRatio: '2',
    objectFit: 'contain',
    objectPosition: 'bottom',
    boxShadow: `0 2px ${roles.fg}`,
  },
  pairs: {
    width: '100%',
    height: 'clamp(220px,28vw,440px)',
    objectFit: 'cover',
    background: palette.grey100,
  },
  touching: {
    width: '100%',
    height: 'clamp(200px,20.8vw,300px)',
    objectFit: 'cover',
    objectPosition: 'left',
    '@media': { [upTo('phone')]: { height: 190 } },
  },
});
export const copy = styleVariants({
  charts: {
    padding: `24px 28px ${vars.section} ${vars.gutter}`,
    '@media': {
      [above('wide')]: {
        // Aligns the texts of four drawings with the title.
        selectors: Object.fromEntries(
          [0, 1, 2, 3].map(index => [
            `${row.charts}:nth-child(${index + 1}):nth-last-child(${4 - index}) > &`,
            {
              marginInline: `calc(${textPadding}*${1 - index / 2}) calc(${textPadding}*${(index - 1) / 2})`,
              paddingLeft: 0,
            },
          ]),
        ),
      },
    },
  },
  pairs: {
    padding: `26px ${vars.gutter} clamp(36px,4.2vw,60px)`,
    '@media': {
      [above('phone')]: { selectors: { [`${row.pairs}:nth-child(odd) > &`]: { paddingLeft: textPadding } } },
    },
  },
  touching: {
    flex: 1,
    padding: `28px 12px clamp(36px,4.2vw,60px) ${TOUCHING_PADDING}`,
    '@media': {
      // Aligns each row's first text with the text column above.
      [above('tablet')]: {
        selectors: { [`${touchingRow}:nth-child(3n+1) > &`]: { paddingLeft: textPadding } },
      },
      [upTo('tablet')]: { padding: `20px ${vars.gutter} 36px` },
    },
  },
});
/** Two long words fit a third of the frame. */
globalStyle(`${copy.touching} h3`, { fontSize: 'clamp(1.375rem,2.2vw,2.125rem)' });
const textBelow = { maxWidth: '44ch', marginTop: 8, color: roles.muted };
export const text = styleVariants({
  rows: {
    color: roles.muted,
    '@media': { [upTo('tablet')]: { gridColumn: 2 }, [upTo('phone')]: { gridColumn: 1 } },
  },
  charts: textBelow,
  pairs: textBelow,
  touching: [textBelow, { maxWidth: '36ch' }],
});
