import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';
import { narrow, styleRows } from './card-rows';

const wide = '(min-width: 1100px)';

/** Two cards, then three, then three rows. In narrower windows, all but two are rows. */
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
styleRows(`${grid} > :not(:nth-child(8n+1),:nth-child(8n+2))`, narrow);
const rows = `${grid} > :is(:nth-child(8n+6),:nth-child(8n+7),:nth-child(8n))`;
styleRows(rows, wide);
globalStyle(rows, {
  '@media': {
    [wide]: { gridColumn: '1/-1', gridTemplateColumns: 'minmax(0,3fr) minmax(0,9fr)' },
  },
});
globalStyle(`${rows} h3`, { '@media': { [wide]: { fontSize: vars.size.h3 } } });
