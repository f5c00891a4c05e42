import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';

export const banner = style({ position: 'relative', overflow: 'hidden' });
/** The gauge stands on the lower edge of the field. */
export const bannerWith = styleVariants({
  rings: {},
  gauge: { '@media': { [upTo('tablet')]: { paddingBottom: 0 } } },
});
export const layout = style({
  alignItems: 'center',
  rowGap: '28px',
  selectors: { [`${bannerWith.rings} > &`]: { position: 'relative' } },
});

const drawing = { position: 'absolute', maxWidth: 'none' } as const;
const belowWords = { position: 'relative', right: 'auto', gridColumn: '1/-1', gridRow: 2 } as const;

/** Cropped by the edge of the field: to the right, or from below where the words take the row. */
export const art = styleVariants({
  rings: {
    ...drawing,
    right: -200,
    top: '50%',
    width: 720,
    transform: 'translateY(-50%)',
    '@media': {
      '(max-width: 1099px)': { right: -380 },
      [upTo('tablet')]: { ...belowWords, top: 0, width: 560, margin: '8px 0 -330px 30%', transform: 'none' },
    },
  },
  gauge: {
    ...drawing,
    right: -60,
    bottom: 0,
    width: 760,
    '@media': {
      '(max-width: 1099px)': { right: -260 },
      [upTo('tablet')]: { ...belowWords, bottom: 'auto', width: 'min(620px,112%)', margin: '28px 0 0 20%' },
    },
  },
});
export const words = style([columns(1, -1), { position: 'relative' }]);
/** Ends before the beam of the rings. */
export const title = styleVariants({
  rings: {
    maxWidth: 'calc(100% - 540px)',
    '@media': {
      '(max-width: 1099px)': { maxWidth: 'calc(100% - 360px)' },
      [upTo('tablet')]: { maxWidth: 'none' },
    },
  },
  gauge: {},
});
export const line = style({ marginTop: 18, maxWidth: '34ch' });
export const action = style({ marginTop: 32 });
