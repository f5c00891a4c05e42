import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';
import { rowLink } from './Lines.css';

const oneColumn = '(max-width: 1023px)';
const hairline = `1px solid ${roles.line}`;
const titleSize = 'clamp(1.25rem,1.15rem + .4vw,1.5rem)';
const titleSizeNarrow = '1.3125rem';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  columnGap: vars.colGap,
  alignItems: 'start',
  '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const rows = style({});
export const item = style({
  borderTop: hairline,
  ':last-child': { borderBottom: hairline },
  '@media': {
    // Stacked columns form one list, so the line between them is drawn once.
    [oneColumn]: { selectors: { [`${columns} > ${rows} > &:last-child`]: { borderBottom: 0 } } },
  },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr) 24px',
  gap: '16px',
  alignItems: 'baseline',
  padding: '20px 0',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr) 24px', gap: '2px 16px', padding: '16px 0' },
  },
});
export const linkRow = rowLink;
export const title = style({
  fontSize: titleSize,
  '@media': { [upTo('menu')]: { fontSize: titleSizeNarrow } },
});
export const text = style({
  color: roles.muted,
  fontSize: vars.size.label,
  '@media': { [upTo('menu')]: { gridColumn: 1 } },
});
export const arrow = style({
  alignSelf: 'center',
  color: roles.accent,
  '@media': { [upTo('menu')]: { gridColumn: 2, gridRow: '1/3' } },
});
export const moreLink = style({
  minHeight: 68,
  fontSize: titleSize,
  fontStretch: '112%',
  letterSpacing: '-.018em',
  '@media': { [upTo('menu')]: { fontSize: titleSizeNarrow } },
});
