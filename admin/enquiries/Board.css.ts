import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** One column per stage. Scrolls sideways up to medium widths, and shows one stage on phones. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
  gap: 12,
  '@media': {
    // The last visible column fades out, to show that there are more.
    [`${above('menu')} and ${upTo('wide')}`]: {
      gridTemplateColumns: 'repeat(5,260px)',
      overflowX: 'auto',
      padding: '0 72px 8px 0',
      maskImage: 'linear-gradient(90deg,#000 calc(100% - 72px),transparent)',
    },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
/** Cards can be dropped on the whole height of a column. */
globalStyle(`${board} > section`, {
  '@media': {
    [above('menu')]: {
      minHeight: 'max(160px,100dvh - 340px)',
      padding: '0 8px 8px',
      background: 'rgba(22,22,22,.04)',
    },
  },
});
// Aligned with the head.
globalStyle(`${board} > section > p`, { padding: 8 });
export const laneHead = style([
  on.white,
  {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 74,
    margin: '0 -8px',
    padding: '14px 16px 12px',
    borderTop: `2px solid ${palette.black}`,
    // The tabs above show the same information on phones.
    '@media': { [upTo('menu')]: { display: 'none' } },
  },
]);
/** Head of the column below the dragged request. */
export const targetHead = style({ paddingTop: 8, borderTop: `8px solid ${palette.red}` });

const card = style([
  on.white,
  {
    position: 'relative',
    display: 'grid',
    gap: 8,
    marginBottom: 8,
    padding: '14px 16px 12px',
    listStyle: 'none',
    ':hover': { boxShadow: `inset 0 0 0 1px ${palette.black}` },
  },
]);
export const cards = styleVariants({
  // Skips rendering of cards outside the viewport.
  resting: [card, { contentVisibility: 'auto', containIntrinsicSize: 'auto 140px' }],
  lifted: [card, { borderLeft: `8px solid ${palette.red}`, boxShadow: vars.shadow, cursor: 'grabbing' }],
  left: [card, { outline: `1px dashed ${palette.grey500}`, outlineOffset: -1 }],
});
globalStyle(`${cards.left} > *`, { opacity: 0 });
/** Stretches the link over the whole card. */
export const title = style({
  ':focus-visible': { outline: 0 },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${palette.black}`, outlineOffset: -4 },
  },
});
export const owner = style({ marginLeft: 'auto', color: roles.muted });
