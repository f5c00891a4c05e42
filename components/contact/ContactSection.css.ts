import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';
import { grid } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const layout = style([grid, { '@media': { [upTo('tablet')]: { rowGap: '36px' } } }]);
export const copy = columns(1, 6);
export const intro = style({ marginTop: 20, maxWidth: '26ch' });
export const person = style({ marginTop: 'clamp(28px,4vw,56px)' });
export const sheet = style([
  on.white,
  columns(6, -1),
  {
    padding: 'clamp(22px,3.6vw,52px)',
    '@media': { [upTo('tablet')]: { marginInline: `calc(${vars.gutter}*-.5)` } },
  },
]);
