import { createVar, style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { choiceInput } from '../ui/ChoiceChip.css';
import { pane } from './closing.css';

export const controls = style({ display: 'grid', gap: '28px', marginTop: 36 });

export const segments = style({ display: 'flex', marginTop: 12 });
export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
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

export const feesResult = style([
  on.red,
  pane,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
]);
export const savingResult = style({ display: 'block' });
export const amount = style({
  display: 'block',
  margin: '10px 0 0 -.03em',
  fontSize: 'clamp(5.5rem,2rem + 9.6vw,11.5rem)',
  whiteSpace: 'nowrap',
});
export const currency = style({ fontSize: '.46em', verticalAlign: '.62em', marginRight: '.08em' });
export const bars = style({ display: 'grid', gap: '22px', width: '100%', marginTop: 'auto', paddingTop: 48 });
export const barName = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  marginBottom: 8,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
/** White share of the bar, from 0 to 1. */
export const whiteShare = createVar();
export const bar = style({
  height: 44,
  background: `linear-gradient(${palette.white},${palette.white}) 0 0/calc(${whiteShare}*100%) 100% no-repeat ${palette.black}`,
  transition: `background-size ${vars.time.base} ${vars.ease}`,
});
export const action = style({ marginTop: 44 });
export const promise = style({ marginTop: 18, maxWidth: '38ch' });
