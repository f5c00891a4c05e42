import { createVar, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { choiceInput } from '../ui/ChoiceChip.css';

const phoneLayout = upTo('tablet');
const wideLayout = above('frame');
/** On tablets, the plan is as wide as the window and less tall. */
const flatLayout = `${above('phone')} and ${phoneLayout}`;
const flatRatio = '6/5';
const planWidth = createVar();

/** Heights set by the specification (rule 23). */
export const section = style({
  position: 'relative',
  vars: { [planWidth]: 'min(57vw,1000px)' },
  '@media': {
    [phoneLayout]: { vars: { [planWidth]: '100vw' } },
  },
});
export const form = style({
  position: 'relative',
  minHeight: 900,
  '@media': {
    [wideLayout]: { minHeight: `max(900px,${planWidth})` },
    [phoneLayout]: { display: 'flex', flexDirection: 'column', minHeight: 880, paddingBottom: 28 },
  },
});
export const content = style([
  wrap,
  {
    display: 'flex',
    minHeight: `calc(900px - ${vars.header})`,
    '@media': { [phoneLayout]: { display: 'contents' } },
  },
]);
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  width: 'min(40%,470px)',
  paddingBlock: '24px 36px',
  '@media': { [phoneLayout]: { display: 'contents' } },
});
export const intro = style({ '@media': { [phoneLayout]: { padding: `14px ${vars.gutter} 0` } } });
export const footer = style({
  display: 'grid',
  gap: '20px',
  marginTop: 'auto',
  '@media': { [phoneLayout]: { order: 2, marginTop: 18, paddingInline: vars.gutter } },
});

/** The office, seen from above, at the right edge. */
export const plan = style({
  position: 'absolute',
  // The outer wall is .6% inside the drawing.
  right: `calc(${planWidth}*-.006)`,
  top: 0,
  width: planWidth,
  aspectRatio: '1',
  fontSize: `calc(${planWidth}/100)`,
  '@media': {
    [phoneLayout]: { position: 'relative', right: 'auto', marginTop: 14, order: 1, left: '-1.15vw' },
    [flatLayout]: { aspectRatio: flatRatio },
  },
});
export const walls = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: roles.fg,
});
export const floor = style({ stroke: palette.grey800 });
export const doorSwing = style({ stroke: palette.grey500, strokeWidth: 1.5 });
export const windows = style({ stroke: roles.bg, strokeWidth: 4 });

export const doorAngle = createVar({ syntax: '<angle>', inherits: true, initialValue: '0deg' });
const doorTransition = `${doorAngle.slice(4, -1)} 600ms cubic-bezier(.34,1.3,.64,1)`;
const hingeStyle = { position: 'absolute', left: '3.66%', top: '38.5%', transition: doorTransition } as const;
export const beam = style({
  ...hingeStyle,
  viewTransitionName: 'dial',
  height: '25.8%',
  aspectRatio: '1',
  borderRadius: '0 0 100% 0',
  background: `conic-gradient(at 0 0,transparent calc(180deg - ${doorAngle}),${roles.mark} 0 180deg,transparent 0)`,
});
export const doorLeaf = style({
  ...hingeStyle,
  width: 10,
  height: '25.8%',
  marginLeft: -5,
  background: roles.fg,
  transformOrigin: '50% 0',
  transform: `rotate(calc(${doorAngle}*-1))`,
});

export const result = style({
  position: 'absolute',
  left: '36%',
  right: '4%',
  top: '36.6%',
  height: '28.6%',
  display: 'flex',
  alignItems: 'center',
  gap: '3em',
});
export const count = style({ selectors: { '&&': { fontSize: '22em', lineHeight: 0.8 } } });
export const facts = style({ fontSize: 'clamp(.8125rem,2.2em,1.25rem)', lineHeight: 1.35 });
export const hours = style({ fontSize: `max(1em,${planWidth}*.03)` });
export const selectedSeats = style({ display: 'block', minHeight: '2.7em', color: roles.muted });

export const room = style({ position: 'absolute', height: '30%', minWidth: 0 });
export const roomName = style({
  position: 'absolute',
  left: 22,
  top: 8,
  fontWeight: 580,
  fontSize: '1.0625rem',
  lineHeight: '44px',
  '@media': { [phoneLayout]: { left: 12, top: 0, fontSize: '.8125rem', lineHeight: '36px' } },
});
export const desks = style({
  position: 'absolute',
  inset: '52px 10px 6px',
  display: 'grid',
  gridTemplate: '1fr 1fr/1fr 1fr',
  '@media': { [phoneLayout]: { inset: '32px 4px 8px' } },
});
export const clearButton = style({
  position: 'absolute',
  right: 4,
  top: -44,
  width: 64,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.size.small,
  textDecoration: `underline ${roles.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: roles.fg },
  selectors: {
    // An empty room has nothing to clear.
    '&:has(:checked):not(:has(:focus-visible))': { opacity: 0 },
    '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}` },
  },
  '@media': { [phoneLayout]: { top: -32, width: 44, height: 36, fontSize: '.8125rem' } },
});
export const desk = style({
  position: 'relative',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: -5 } },
});
/** A desk and its chair. All desks up to the chosen one are taken. */
export const furniture = style({
  position: 'absolute',
  inset: '14% 14% 50%',
  pointerEvents: 'none',
  border: `1.5px solid ${roles.edge}`,
  transition: `background ${vars.time.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    left: '50%',
    top: 'calc(100% + 5px)',
    width: 34,
    aspectRatio: '1',
    border: 'inherit',
    borderRadius: '50%',
    background: 'inherit',
    transform: 'translateX(-50%)',
  },
  selectors: {
    [`${choiceInput}:hover + &`]: { borderColor: roles.fg },
    [`${desk}:has(:checked) > &,${desk}:has(~ ${desk} :checked) > &`]: {
      background: roles.fg,
      borderColor: roles.fg,
    },
  },
  '@media': { [phoneLayout]: { '::after': { width: 'max(15px,2.6vw)', top: 'calc(100% + 2px)' } } },
});

export const days = style({ display: 'grid', gap: '4px' });
export const day = style({
  position: 'relative',
  height: 18,
  background: `repeating-linear-gradient(90deg,${roles.line} 0 1px,transparent 1px calc(100%/24))`,
});
export const hourStart = createVar();
export const hourEnd = createVar();
export const hoursBar = style({
  position: 'absolute',
  inset: `0 calc(100% - ${hourEnd}/24*100%) 0 calc(${hourStart}/24*100%)`,
  background: roles.fg,
  transition: `inset ${vars.time.base} ${vars.ease}`,
});
export const officeHours = style({ opacity: 0.45 });
export const sharedHour = style({ background: roles.mark });
