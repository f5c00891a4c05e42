import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';
import { figure, LEVELS, levelForm } from '../../closings/closing.css';
import { choice } from './Choices.css';

const depth = createVar();
const stackedLayout = upTo('tablet');
const SHAFT_WIDTH = 'clamp(48px,15vw,240px)';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${vars.header})`,
});
for (const level of LEVELS)
  globalStyle(`${levelForm}:has([data-level="${level}"]:checked)`, {
    vars: { [depth]: String((level - 0.4) / LEVELS.length) },
  });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)',
  gap: '14px 48px',
  alignItems: 'end',
  // Leaves space for the drill.
  paddingRight: `calc(${SHAFT_WIDTH} + 24px)`,
  paddingBlock: '24px 40px',
  '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)', paddingBlock: '14px 20px' } },
});
/** Keeps the breadcrumbs at the top. */
export const introduction = style({ alignSelf: 'start' });
export const verdicts = style({ display: 'grid', maxWidth: '27ch', marginBottom: 20, fontWeight: 580 });
globalStyle(`${verdicts} ${figure}`, { fontSize: 'clamp(4rem,min(14vw,20svh),13rem)', marginBottom: 12 });

export const rock = style({
  position: 'relative',
  flex: '1 1 400px',
  display: 'grid',
  backgroundSize: '100% 100%',
  // Leaves out the texture on the right, which would be behind the examples.
  '@media': { [stackedLayout]: { backgroundSize: '150% 100%' } },
});
/** Its shaft comes from the top of the page. */
export const drill = style({
  position: 'absolute',
  right: textPadding,
  width: SHAFT_WIDTH,
  height: '100%',
  transform: `translateY(calc(${depth}*100% - 100%))`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-100vh 0 0',
    // Eight flutes are as tall as the tile, which moves when the drill does, as if it turned.
    // Soft stops keep the flutes smooth.
    background: `0 calc(${depth}*618.4px)/100% 618.4px repeating-linear-gradient(-14deg,${palette.red} 0 68px,${palette.white} 69px 74px,${palette.red} 75px)`,
    transition: `background-position ${vars.time.slide} ${vars.ease}`,
    clipPath: `polygon(0 0,100% 0,100% calc(100% - 1.4*${SHAFT_WIDTH}),50% 100%,0 calc(100% - 1.4*${SHAFT_WIDTH}))`,
  },
});
export const layers = style({ position: 'relative', display: 'grid', gridAutoRows: '1fr' });
globalStyle(`${layers} > ${choice}`, {
  alignContent: 'center',
  paddingLeft: textPadding,
  paddingRight: `calc(${SHAFT_WIDTH} + ${textPadding} + 24px)`,
});
globalStyle(`${layers} > ${choice}:nth-child(n+4)`, { color: palette.white });
export const age = style({
  minWidth: '3.6em',
  selectors: { '&&': { fontSize: 'clamp(1.75rem,3.4vw,3.5rem)' } },
  // Wraps the examples below the age.
  '@media': { [upTo('phone')]: { width: 'calc(100% - 40px)' } },
});
export const example = style({
  padding: '5px 10px',
  border: '1px solid',
  fontSize: vars.size.small,
  '@media': { [upTo('phone')]: { padding: 0, border: 0 } },
});
