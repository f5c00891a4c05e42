import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
const hairline = `1px solid ${roles.line}`;
export const manager = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '32px 32px 8px',
  borderLeft: hairline,
  selectors: { '&:first-child': { paddingLeft: 0, borderLeft: 0 } },
  '@media': {
    [upTo('menu')]: {
      padding: '28px 0',
      borderLeft: 0,
      borderBottom: hairline,
      selectors: { '&:first-child': { borderLeft: 0 } },
    },
  },
});
export const avatar = style({ marginBottom: 28 });
export const role = style({ margin: '4px 0 24px', color: roles.muted });
/** On one line across the columns, however long the roles are. */
export const action = style({ marginTop: 'auto' });
