import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** A closing beside its dial, also for the first screen. On phones, the dial is above the text. */
export const section = style({ overflow: 'clip' });
/** Height of the content below the stage that belongs to the first screen, such as a strip. */
export const heightBelow = createVar();
export const stage = style({
  position: 'relative',
  '@media': { [upTo('tablet')]: { display: 'flex', flexDirection: 'column' } },
});
export const column = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(44%,520px)',
  minHeight: `calc(100svh - ${vars.header} - ${fallbackVar(heightBelow, '0px')})`,
  paddingBlock: '24px min(32px,8svh - 44px)',
  '@media': {
    [upTo('tablet')]: { width: 'auto', minHeight: 0, paddingTop: 8 },
    [above('frame')]: { width: 'min(44%,36vw)' },
  },
});
export const title = style({
  marginTop: 'clamp(16px,8svh - 36px,48px)',
  selectors: { '&&': { fontSize: 'clamp(2.125rem,min(1.2rem + 2.4vw,6.5svh),4rem)' } },
  '@media': {
    [upTo('tablet')]: { marginTop: 12, selectors: { '&&': { fontSize: 'clamp(1.75rem,7.4vw,3rem)' } } },
  },
});
export const lead = style({
  marginTop: '2.4svh',
  selectors: {
    '&&': { fontSize: 'clamp(1.125rem,1rem + .35vw,1.375rem)' },
    [`${on.black} &`]: { color: palette.grey200 },
  },
  // Hide the lead, because phones need the space for the dial, and short windows for the controls.
  '@media': { [upTo('tablet')]: { display: 'none' }, '(max-height: 740px)': { display: 'none' } },
});
export const secondButton = style({ selectors: { '&&:not(:hover)': { borderColor: roles.edge } } });
export const controls = style({
  display: 'grid',
  gap: 'clamp(14px,2.6vh,26px)',
  marginTop: 'auto',
  paddingTop: 'min(28px,2.4svh)',
  '@media': { [upTo('tablet')]: { marginTop: 0, paddingTop: 18 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px clamp(12px,1.8vw,24px)',
  alignItems: 'center',
});
/** Two buttons share a row on phones, if their labels are short. */
globalStyle(`${actions} > :is(a,button)`, {
  '@media': { [upTo('phone')]: { flex: 'auto', paddingInline: 12 } },
});
export const rows = style({ borderTop: `1px solid ${roles.line}` });
