import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';

const FIGURE_SIZE = 'clamp(88px,11.7vw,200px)';

/** A table as a poster: the size, its figure, and its days to scale across the whole width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  gap: '24px',
  alignItems: 'end',
  padding: 'clamp(20px,2.2vw,36px) 0 clamp(36px,4.4vw,72px)',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const intro = style({ alignSelf: 'start', maxWidth: '34ch' });
export const duration = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'baseline' });
export const figure = style([
  type.figure,
  { selectors: { '&&': { fontSize: FIGURE_SIZE, lineHeight: 0.84 } }, whiteSpace: 'nowrap' },
]);
export const dial = style({ width: 'auto', height: FIGURE_SIZE });
export const calendar = style({ gridColumn: '1/-1', width: '100%' });
export const team = style({ margin: '12px 0 6px' });
