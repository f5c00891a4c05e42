import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';

export const list = style({ borderTop: `2px solid ${roles.fg}` });
export const symptom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,6fr) minmax(0,4fr) minmax(0,2fr)',
  gap: '12px clamp(24px,3.4vw,48px)',
  alignItems: 'baseline',
  padding: '28px 0',
  borderBottom: `1px solid ${roles.line}`,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '10px', padding: '22px 0' } },
});
export const quote = style({ quotes: '"“" "”"' });
export const remedy = style({
  selectors: { '&&': { justifySelf: 'end', alignSelf: 'center' } },
  '@media': { [upTo('tablet')]: { selectors: { '&&': { justifySelf: 'start' } } } },
});
