import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Widths above the phone menu at which text and drawing don't fit side by side. */
const narrow = '(min-width: 768px) and (max-width: 1099px)';

/** Values of a layout (`looks.ts`). */
export const minHeight = createVar();
export const minHeightPhone = createVar();
export const gap = createVar();
export const titleWidth = createVar();
export const titleSize = createVar();
export const titleSizeNarrow = createVar();
export const width = createVar();
export const left = createVar();
export const leftNarrow = createVar();
export const top = createVar();
export const widthPhone = createVar();
export const marginPhone = createVar();

export const offer = style({ '@media': { [upTo('menu')]: { minHeight: minHeightPhone } } });

export const content = style([
  wrap,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap,
    minHeight: `max(${minHeight},${vars.fill})`,
    paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,4vw,56px)',
    '@media': { [upTo('menu')]: { minHeight: 0, gap: '28px', paddingBottom: 0 } },
  },
]);
export const copy = style({
  marginTop: 'auto',
  '@media': { [narrow]: { maxWidth: '62%' }, [upTo('menu')]: { marginBlock: 0 } },
});
/** In the middle of the remaining height, not at its foot. */
export const middleCopy = style([copy, { marginBottom: 'auto' }]);

export const title = style({
  maxWidth: titleWidth,
  selectors: { '&&': { fontSize: titleSize } },
  '@media': { [narrow]: { selectors: { '&&': { fontSize: titleSizeNarrow } } } },
});
export const lead = style({
  maxWidth: '34ch',
  marginTop: 28,
  color: palette.grey200,
  '@media': { [narrow]: { maxWidth: '26ch' } },
});
export const action = style({ marginTop: 36 });
export const note = style({ maxWidth: '40ch', marginTop: 'clamp(24px,4vw,56px)', textWrap: 'pretty' });

export const art = style({
  position: 'absolute',
  zIndex: 0,
  left,
  top,
  width,
  maxWidth: 'none',
  height: 'auto',
  transform: 'translateY(-50%)',
  '@media': {
    [narrow]: { left: leftNarrow },
    [upTo('menu')]: {
      position: 'static',
      order: 2,
      flex: 'none',
      width: widthPhone,
      margin: marginPhone,
      transform: 'none',
    },
    print: { display: 'none' },
  },
});
