import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { row as filterRow } from './FilterTabs.css';

const whenStacked = (declarations: Record<string, string | number>) => ({
  [noScript]: declarations,
  print: declarations,
});

export const row = style([filterRow, { '@media': whenStacked({ display: 'none' }) }]);
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });
export const panel = style({
  gridArea: '1/1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': whenStacked({ gridArea: 'auto', paddingBlock: '32px' }),
});
export const hiddenPanel = style({
  visibility: 'hidden',
  '@media': whenStacked({ visibility: 'visible' }),
});
/** Visible without JavaScript and in print. */
export const stackedText = style({ display: 'none', '@media': whenStacked({ display: 'block' }) });
