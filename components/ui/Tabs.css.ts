import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { row as filterRow } from './FilterTabs.css';

const allShown = (look: Record<string, string | number>) => ({ [noScript]: look, print: look });

export const row = style([filterRow, { '@media': allShown({ display: 'none' }) }]);
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });
export const panel = style({
  gridArea: '1/1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': allShown({ gridArea: 'auto', paddingBlock: '32px' }),
});
export const hiddenPanel = style({
  visibility: 'hidden',
  '@media': allShown({ visibility: 'visible' }),
});
export const name = style({ display: 'none', '@media': allShown({ display: 'block' }) });
