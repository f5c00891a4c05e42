import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': {
    // Large figures need columns as wide as their content.
    [above('frame')]: { gridTemplateColumns: 'repeat(4,auto)' },
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
const flush = { paddingLeft: 0, borderLeft: 0 };
export const item = style({
  padding: 'clamp(28px,4vw,56px) 24px clamp(28px,3.4vw,48px) 28px',
  borderLeft: hairline,
  selectors: { '&:first-child': flush },
  '@media': {
    [upTo('tablet')]: {
      selectors: { '&:nth-child(odd)': flush, '&:nth-child(n+3)': { borderTop: hairline } },
    },
    [upTo('phone')]: {
      display: 'grid',
      gridTemplateColumns: '48% minmax(0,1fr)',
      alignItems: 'end',
      padding: '24px 0 22px',
      selectors: { '& + &': { ...flush, borderTop: hairline } },
    },
  },
});
export const note = style({ paddingBlock: '18px 28px', color: roles.muted, fontSize: vars.size.small });
export const figure = style([type.figure, { whiteSpace: 'nowrap' }]);
export const text = style({
  marginTop: 18,
  color: roles.muted,
  '@media': { [upTo('phone')]: { marginTop: 0 } },
});
