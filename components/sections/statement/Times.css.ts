import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { grid } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';

const hairline = `1px solid ${roles.line}`;

export const layout = style([grid, { rowGap: '28px' }]);
export const statement = columns(1, 7);
export const title = style({ maxWidth: '13ch' });
export const column = columns(8, -1);
export const text = style({ marginTop: 18, color: roles.muted });

export const times = style({
  gridColumn: '1/-1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  marginTop: 'clamp(28px,4vw,56px)',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const time = style({
  display: 'grid',
  gap: '20px',
  padding: '32px 32px 0 0',
  selectors: { '& + &': { paddingLeft: 32, borderLeft: hairline } },
  '@media': {
    [upTo('phone')]: {
      selectors: { '& + &': { marginTop: 28, paddingLeft: 0, borderLeft: 0, borderTop: hairline } },
    },
  },
});
export const span = style({ display: 'flex', alignItems: 'flex-end', gap: '18px' });
export const meaning = style({ maxWidth: '38ch', color: roles.muted });
