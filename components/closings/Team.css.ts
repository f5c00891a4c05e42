import { createVar, style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { choiceInput } from '../ui/ChoiceChip.css';
import { pane } from './closing.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '4px',
  alignItems: 'center',
  minHeight: 76,
  padding: '14px 0',
  borderBottom: `1px solid ${roles.line}`,
  fontWeight: 560,
});
/** Shorter rows are as wide as a full row, so that all rows align. */
export const chairs = style({ display: 'flex', minWidth: 5 * 46 });
export const chair = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
});
/** All seats up to the chosen seat are filled. */
export const seat = style({
  width: 32,
  height: 32,
  border: `1.5px solid ${roles.edge}`,
  borderRadius: '50%',
  background: palette.white,
  transition: `background ${vars.time.base},transform ${vars.time.base} ${vars.ease}`,
  selectors: {
    [`${chair}:has(:checked) > &,${chair}:has(~ ${chair} :checked) > &`]: {
      background: palette.black,
      borderColor: palette.black,
    },
    [`${choiceInput}:hover + &`]: { transform: 'scale(1.12)', border: `3px solid ${palette.red}` },
    [`${choiceInput}:focus-visible + &`]: { outline: `2px solid ${roles.focus}`, outlineOffset: 4 },
  },
});
export const overlapNote = style({
  width: 20,
  height: 2,
  background: roles.edge,
  selectors: {
    [`${choiceInput}:checked + &`]: { height: 4, background: roles.fg },
    [`${choiceInput}:hover + &`]: { background: roles.fg },
    [`${choiceInput}:focus-visible + &`]: { outline: `2px solid ${roles.focus}`, outlineOffset: 12 },
  },
});
export const officeSelect = style({ marginTop: 28 });

export const result = style([on.black, pane]);
export const ring = style({
  display: 'block',
  position: 'relative',
  width: 'min(100%,420px)',
  aspectRatio: '1',
  marginInline: 'auto',
});
const fill = { position: 'absolute', inset: 0 } as const;
export const emptyBar = style(fill);
export const seats = createVar();
/** Twenty seats of eighteen degrees each. */
const shown = `conic-gradient(from -9deg,#000 calc(${seats}*18deg),transparent 0)`;
export const filledBar = style({ ...fill, maskImage: shown });
export const count = style({ ...fill, display: 'grid', placeContent: 'center', textAlign: 'center' });
export const number = style({ display: 'block', fontSize: 'clamp(6rem,10vw,9rem)' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '20px',
  marginTop: 32,
  paddingTop: 20,
  borderTop: `1px solid ${roles.line}`,
});
export const value = style({ display: 'block', marginTop: 4, fontSize: '3.25rem' });

export const days = style({ display: 'grid', gap: '4px', marginTop: 20 });
export const day = style({
  position: 'relative',
  height: 26,
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
export const action = style({ marginTop: 36 });
export const promise = style({ marginTop: 14, maxWidth: '40ch' });
