import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { grid } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { tall, vars } from '../../../styles/tokens.css';

export const row = style([
  grid,
  {
    rowGap: 28,
    alignItems: 'start',
    padding: 'clamp(24px,2.6vw,40px) 0 clamp(36px,4.4vw,72px)',
    borderTop: `2px solid ${roles.fg}`,
    ':last-child': { paddingBottom: 0 },
  },
]);
export const principle = style({
  gridColumn: '1/9',
  containerType: 'inline-size',
  '@media': { [upTo('tablet')]: { gridColumn: '1/8' }, [upTo('phone')]: { gridColumn: '1/-1' } },
});
export const title = style([
  type.h2,
  { selectors: { '&&': { fontSize: 'clamp(2.5rem,10.4cqi,6rem)', lineHeight: 0.98 } } },
]);
export const text = style([type.lead, { marginTop: 20, maxWidth: '44ch', color: roles.muted }]);
/** On phones, the note is beside the figure. */
export const proof = style({
  gridColumn: '9/-1',
  '@media': {
    [upTo('tablet')]: { gridColumn: '8/-1' },
    [upTo('phone')]: { gridColumn: '1/-1', display: 'flex', alignItems: 'end', gap: '20px' },
  },
});
export const measure = style({ flex: 'none', color: roles.accent });
export const figure = style([type.figure, { fontSize: 'clamp(5rem,13vw,13rem)', lineHeight: 0.76 }]);
export const unit = style({ ...tall, marginLeft: '.3em', fontSize: vars.size.h3 });
export const note = style({
  marginTop: 18,
  maxWidth: '34ch',
  color: roles.muted,
  '@media': { [upTo('phone')]: { margin: 0 } },
});
