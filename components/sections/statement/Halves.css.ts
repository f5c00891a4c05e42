import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { vars } from '../../../styles/tokens.css';

/** Width of a figure in em. */
export const figureWidth = createVar();

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const half = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  gap: '40px',
  minHeight: 'clamp(340px,36vw,560px)',
  padding: `clamp(32px,4.4vw,64px) ${vars.gutter}`,
  containerType: 'inline-size',
  selectors: { '&:nth-child(odd)': { paddingLeft: textPadding } },
});
export const figure = style({
  display: 'block',
  marginBottom: 20,
  fontSize: `min(calc(100cqi/${figureWidth}),clamp(9rem,22vw,24rem))`,
  lineHeight: 0.76,
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
});
export const meaning = style({ maxWidth: '26ch' });
