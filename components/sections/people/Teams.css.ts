import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { tall } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

/** Team size relative to the largest team. */
export const teamShare = createVar();

export const team = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0,1fr)',
  gap: '24px',
  alignItems: 'center',
  padding: '10px 0',
  borderTop: hairline,
  ':last-child': { borderBottom: hairline },
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '2px' } },
});
export const teamSize = style({ display: 'flex', alignItems: 'center', gap: '16px' });
export const bar = style({
  width: `calc(${teamShare}*78%)`,
  minWidth: 8,
  height: 48,
  background: roles.fg,
  selectors: { [`${team}:first-child &`]: { background: roles.mark } },
  '@media': { [upTo('menu')]: { height: 32 } },
});
export const people = style({ ...tall, fontSize: '3.25rem', lineHeight: 1 });
