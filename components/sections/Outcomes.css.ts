import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  borderTop: hairline,
  borderLeft: hairline,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const outcome = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderRight: hairline,
  borderBottom: hairline,
});
export const art = style({
  width: '100%',
  padding: '20px 28px',
  background: palette.grey100,
  '@media': { [upTo('menu')]: { padding: '14px 20px' } },
});
export const words = style({
  padding: '26px 28px 32px',
  '@media': { [upTo('menu')]: { padding: '20px 20px 26px' } },
});
export const text = style({ maxWidth: '44ch', marginTop: 8, color: roles.muted });
