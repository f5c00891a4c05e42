import { style } from '@vanilla-extract/css';
import { above } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';
import { grid } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const layout = style([grid, { rowGap: '32px' }]);
export const head = style([
  columns(1, 6),
  {
    alignSelf: 'start',
    '@media': { [above('tablet')]: { position: 'sticky', top: `calc(${vars.header} + 40px)` } },
  },
]);
export const note = style({ marginTop: 20, maxWidth: '30ch', color: roles.muted });
export const list = columns(6, -1);
