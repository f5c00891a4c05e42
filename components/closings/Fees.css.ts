import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { dial, size } from '../dial/ValueDial.css';
import { choiceInput } from '../ui/ChoiceChip.css';

/** Height set by the specification (rule 23). */
export const section = style({
  minHeight: 900,
  paddingBottom: 40,
  '@media': { [upTo('menu')]: { minHeight: 880 } },
});
/** Turns with the pointer. On touch screens, horizontal movement turns it and vertical movement scrolls. */
export const knob = style([
  dial,
  {
    borderRadius: '50%',
    cursor: 'grab',
    touchAction: 'pan-y',
    ':active': { cursor: 'grabbing' },
    '@media': {
      [upTo('tablet')]: { vars: { [size]: 'min(76vw,36svh)' }, marginBottom: 10 },
    },
  },
]);
export const currency = style({
  fontSize: '.5em',
  fontStretch: '100%',
  verticalAlign: '.52em',
  marginRight: '.06em',
});

export const sliders = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 'inherit',
  columnGap: 'clamp(16px,4vw,28px)',
});
export const segments = style({ display: 'flex', marginTop: 12 });
export const segment = style({
  position: 'relative',
  flex: 'auto',
  selectors: { '& + &': { marginLeft: -1 } },
});
export const segmentFace = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: '4px 12px',
  border: `1px solid ${roles.edge}`,
  fontWeight: 560,
  textAlign: 'center',
  selectors: {
    [`${choiceInput}:hover + &`]: { borderColor: roles.fg },
    [`${choiceInput}:checked + &`]: { background: roles.fg, color: roles.bg, borderColor: roles.fg },
    [`${choiceInput}:focus-visible + &`]: { outline: `2px solid ${roles.focus}`, outlineOffset: 3 },
  },
});

export const bars = style({ display: 'grid', gap: '8px' });
export const barRow = style({
  display: 'grid',
  gridTemplateColumns: '8.5em 1fr 5.2em',
  gap: '14px',
  alignItems: 'center',
});
/** White share of the bar, from 0 to 1. */
export const whiteShare = createVar();
export const bar = style({
  height: 14,
  background: `linear-gradient(${palette.white},${palette.white}) 0 0/calc(${whiteShare}*100%) 100% no-repeat`,
  transition: `background-size ${vars.time.base} ${vars.ease}`,
});
export const savedBar = style({ backgroundColor: roles.mark });
export const cost = style({ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
