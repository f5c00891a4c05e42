import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Continues the grey section above. */
export const section = style({ selectors: { '&&': { paddingTop: 0 } } });
export const head = style({ selectors: { '&&': { marginBottom: 48 } } });
export const track = style({
  '@media': {
    [above('tablet')]: {
      selectors: { '&&': { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
    },
  },
});

/** Number of figures. Figures, title, text and actions have subgrid rows, which align all models. */
const FIGURE_COUNT = 8;
const spanRows = (span: number) => ({ gridRow: `span ${span}`, gridTemplateRows: 'subgrid', rowGap: 0 });
globalStyle(`${track} > li`, { '@media': { [above('tablet')]: spanRows(FIGURE_COUNT + 3) } });

export const model = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '36px 32px 32px',
  border: `1px solid ${palette.grey300}`,
  '@media': {
    [above('tablet')]: {
      display: 'grid',
      ...spanRows(FIGURE_COUNT + 3),
      selectors: { 'li + li > &': { borderLeft: 0 } },
    },
  },
});
export const highlightedModel = style({ selectors: { '&&': { borderColor: palette.black } } });
export const text = style({ marginTop: 10, color: roles.muted });
export const figures = style({
  margin: '24px 0 28px',
  '@media': { [above('tablet')]: { display: 'grid', ...spanRows(FIGURE_COUNT) } },
});
export const figure = style({
  display: 'grid',
  gridTemplateColumns: '44% minmax(0,1fr)',
  gap: '12px',
  padding: '11px 0',
  borderTop: `1px solid ${roles.line}`,
  fontSize: vars.size.label,
  lineHeight: 1.35,
});
export const label = style({ color: roles.muted });
export const posterModel = style({ selectors: { '&&': { borderColor: roles.line } } });
export const tallFigure = style({
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'space-between',
  containerType: 'inline-size',
});
/** Width of the digits in em. */
export const digitsWidth = createVar();
export const digits = style({
  display: 'block',
  margin: '8px 0 10px',
  fontSize: `min(calc(100cqi/${digitsWidth}),10.5rem)`,
  whiteSpace: 'nowrap',
});
export const action = style({ marginTop: 'auto' });
