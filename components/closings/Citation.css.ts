import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { choice } from '../sections/scale/Choices.css';
import { levelForm } from './closing.css';

const stackedLayout = upTo('tablet');
const edge = `min(-1*${vars.gutter},(${vars.inner} - 100vw)/2)`;
/** Three passages, and the place of the missing one. */
const EXCERPTS = [1, 2, 3, 4];

export const form = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto/minmax(0,5fr) minmax(0,6fr)',
  columnGap: 'clamp(72px,8vw,120px)',
  minHeight: `max(760px,100svh - ${vars.header})`,
  paddingBlock: '36px 32px',
  '@media': {
    [stackedLayout]: {
      gridTemplate: 'none/minmax(0,1fr)',
      minHeight: 0,
      paddingTop: 14,
    },
  },
});
globalStyle(`${form}${form} h1`, {
  '@media': { [above('tablet')]: { fontSize: 'clamp(2.125rem,min(1.2rem + 3.2vw,8svh),4.25rem)' } },
});
export const beam = style({
  position: 'absolute',
  inset: '0 -50vw 0 0',
  // Use a gradient, because contrast checks ignore clip paths and would place all text on a red background.
  background: `linear-gradient(${palette.red} 0 0)`,
  zIndex: 1,
  pointerEvents: 'none',
  transition: `clip-path ${vars.time.slide} ${vars.ease}`,
  selectors: { '&:not([data-aimed])': { visibility: 'hidden' } },
  // Before scripts start, it joins the chosen question and the passage below.
  '@supports': {
    '(top: anchor(top))': {
      '@media': {
        [stackedLayout]: {
          selectors: {
            '&:not([data-aimed])': {
              visibility: 'visible',
              inset: `anchor(--question center) calc(-1*${vars.gutter}) calc(anchor(--passage top) - 1px) auto`,
              width: 60,
              clipPath: `polygon(calc(100% - ${vars.gutter} - 9px) 0,100% 100%,0 100%)`,
            },
          },
        },
      },
    },
  },
});
export const questions = style({
  position: 'relative',
  marginTop: 'clamp(14px,4vh,44px)',
  color: roles.muted,
});
globalStyle(`${questions} > ${choice}`, {
  flexDirection: 'row-reverse',
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  borderTop: `1px solid ${roles.line}`,
});
globalStyle(`${questions} > ${choice}:last-child`, { borderBottom: `1px solid ${roles.line}` });
// The beam passes over the lines, and behind the other dots.
globalStyle(`${questions} > ::before`, { position: 'relative', zIndex: 2 });
globalStyle(`${questions} > :not(:has(:checked))::before`, { background: roles.bg });
globalStyle(`${questions} > :is(:hover,:has(:checked))`, { color: roles.fg });
globalStyle(`${questions} > :has(:checked)`, { anchorName: '--question' });
globalStyle(`${questions} > :has(:checked)::before`, { borderColor: palette.red });
export const answers = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  paddingBlock: 20,
  selectors: { '&&': { fontSize: 'clamp(1.5rem,.9rem + 1.8vw,3rem)' } },
  '@media': { [stackedLayout]: { paddingRight: 72 } },
});
export const source = style({ color: palette.red });
export const actions = style({ columnGap: 16, '@media': { [stackedLayout]: { marginTop: 18 } } });
export const note = style({ '@media': { [stackedLayout]: { display: 'none' } } });

export const document = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1/2/-1/2',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '8px',
  color: palette.grey500,
  '@media': {
    [above('tablet')]: { selectors: { '&&': { fontSize: 'clamp(1.125rem,2.3svh,1.5rem)' } } },
    [stackedLayout]: { gridArea: 'auto' },
  },
});
/** Leaves space for the beam. */
globalStyle(`${document} p:first-of-type`, { '@media': { [stackedLayout]: { paddingRight: 48 } } });
export const heading = style({
  display: 'block',
  fontSize: vars.size.label,
  '@media': { [stackedLayout]: { display: 'none' } },
});
export const passage = style({
  position: 'relative',
  display: 'block',
  // Only the band of a passage reaches the window's edge.
  margin: `.16em ${edge} .16em -22px`,
  padding: `.34em calc(-1*${edge}) .34em 22px`,
  background: 'none',
  color: 'inherit',
  transition: `background ${vars.time.fast}`,
  // Without JavaScript, the beam starts beside the passage.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 calc(100% - 1px) 0 auto',
    width: 'clamp(50px,7vw,120px)',
    background: 'inherit',
    clipPath: 'polygon(0 50%,100% 0,100% 100%)',
  },
  selectors: { [`${beam}[data-aimed] ~ * &::before`]: { display: 'none' } },
  '@media': {
    [stackedLayout]: {
      marginInline: `calc(-1*${vars.gutter})`,
      paddingInline: vars.gutter,
      '::before': { display: 'none' },
    },
  },
});
export const missing = style({
  marginLeft: -22,
  padding: '8px 22px',
  border: `2px dashed ${palette.grey300}`,
  fontWeight: 600,
});
export const excerpt = EXCERPTS.map(level => {
  const unchosenSelector = `${levelForm}:not(:has([data-level="${level}"]:checked)) &`;
  return style({ '@media': { [stackedLayout]: { selectors: { [unchosenSelector]: { display: 'none' } } } } });
});
EXCERPTS.forEach((level, index) => {
  const chosenSelector = `${levelForm}:has([data-level="${level}"]:checked) ${excerpt[index]}`;
  globalStyle(`${chosenSelector} > ${passage}`, {
    background: palette.red,
    color: palette.white,
    anchorName: '--passage',
    fontWeight: 500,
    fontSize: 'clamp(1em,1.8vw,1.25em)',
  });
  globalStyle(`${chosenSelector}${missing}`, { border: `2px solid ${palette.red}`, color: roles.fg });
});
