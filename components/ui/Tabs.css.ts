import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { row as filterRow } from './FilterTabs.css';

const whenAllShown = (declarations: Record<string, string | number>) => ({
  [noScript]: declarations,
  print: declarations,
});

export const row = style([filterRow, { '@media': whenAllShown({ display: 'none' }) }]);
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });
export const panel = style({
  gridArea: '1/1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': whenAllShown({ gridArea: 'auto', paddingBlock: '32px' }),
});
export const hiddenPanel = style({
  visibility: 'hidden',
  '@media': whenAllShown({ visibility: 'visible' }),
});
export const name = style({ display: 'none', '@media': whenAllShown({ display: 'block' }) });
