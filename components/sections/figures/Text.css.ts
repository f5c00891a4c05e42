import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;
const mediumLayout = `${above('phone')} and ${upTo('toc')}`;
const flush = { paddingLeft: 0, borderLeft: 0 };

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
  borderBlock: hairline,
  '@media': {
    [mediumLayout]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
});
export const item = style({
  padding: '26px 14px 22px 20px',
  borderLeft: hairline,
  ':first-child': flush,
  '@media': {
    [mediumLayout]: {
      selectors: { '&:nth-child(3n+1)': flush, '&:nth-child(n+4)': { borderTop: hairline } },
    },
    [upTo('phone')]: {
      padding: '20px 8px 18px 16px',
      selectors: { '&:nth-child(odd)': flush, '&:nth-child(n+3)': { borderTop: hairline } },
    },
  },
});
export const figure = style([type.figure, { fontSize: 'clamp(56px,5.4vw,80px)' }]);
export const unit = style({ marginLeft: '.14em', fontSize: '.4em', letterSpacing: 0 });
export const text = style({ marginTop: 14, fontSize: vars.size.small, lineHeight: 1.4, color: roles.muted });
