import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';
import { narrow, styleRows } from './card-rows';

const wide = '(min-width: 1100px)';

/** Two cards, then three, then a wide row and two narrow ones. In narrower windows, cards and rows take turns in pairs. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
  gap: `clamp(32px,4.4vw,64px) ${vars.colGap}`,
});
globalStyle(`${grid} > *`, {
  gridColumn: 'span 6',
  '@media': { [upTo('phone')]: { gridColumn: '1/-1' }, [wide]: { gridColumn: 'span 4' } },
});
const pair = `${grid} > :is(:nth-child(8n+1),:nth-child(8n+2))`;
globalStyle(pair, { '@media': { [wide]: { gridColumn: 'span 6' } } });
globalStyle(`${pair} h3`, { fontSize: vars.size.h3 });
styleRows(`${grid} > :is(:nth-child(8n+3),:nth-child(8n+4))`, narrow);
const smallRows = `${grid} > :is(:nth-child(8n+7),:nth-child(8n))`;
styleRows(smallRows);
globalStyle(smallRows, { '@media': { [wide]: { gridColumn: 'span 6' } } });
const wideRow = `${grid} > :nth-child(8n+6)`;
styleRows(wideRow, wide);
globalStyle(wideRow, {
  '@media': { [wide]: { gridColumn: '1/-1', columnGap: 48, gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
globalStyle(`${wideRow} h3`, {
  '@media': { [wide]: { marginBottom: 24, fontSize: vars.size.h2, lineHeight: 1.06 } },
});
// The author is beside the bottom of the cover.
globalStyle(`${wideRow} > :last-child`, { '@media': { [wide]: { alignSelf: 'end' } } });
