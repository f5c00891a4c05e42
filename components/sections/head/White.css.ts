import { style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { grid } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const heroTop = style([on.white, { paddingTop: 'clamp(20px,2.4vw,36px)' }]);
export const head = style([
  grid,
  { rowGap: '24px', alignItems: 'last baseline', marginTop: 'clamp(28px,4vw,56px)' },
]);
/** From 1500 px, the type grows faster than the columns. */
const wideLayout = above('frame');
export const title = style([
  text.display,
  columns(1, 9),
  { '@media': { [wideLayout]: { gridColumn: '1/10' } } },
]);
export const note = style([
  text.lead,
  columns(9, -1),
  { color: roles.muted, '@media': { [wideLayout]: { gridColumn: '10/-1', fontSize: vars.size.h4 } } },
]);
