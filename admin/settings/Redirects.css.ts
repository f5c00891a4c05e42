import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { side, td } from './Members.css';

const fields = { display: 'grid', gap: '12px', alignItems: 'start' } as const;
const stackedFields = { '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } } };
export const form = style({
  ...fields,
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr) 200px auto',
  ...stackedFields,
});
export const tryForm = style({ ...fields, gridTemplateColumns: 'minmax(0,1fr) auto', ...stackedFields });
export const send = style({ minHeight: 60 });

/** Where an address leads: from, an arrow, to. */
export const led = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'center',
  marginTop: 16,
  padding: '6px 0 6px 16px',
  borderLeft: `8px solid ${roles.fg}`,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const arrow = style({ color: roles.accent });
export const how = style({ fontSize: vars.size.small, fontWeight: 400, color: roles.muted });

export const from = style([
  td,
  {
    width: '28%',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@media': { [upTo('menu')]: { gridColumn: '1/-1', width: 'auto' } },
  },
]);
export const to = style([
  td,
  { overflowWrap: 'anywhere', '@media': { [upTo('menu')]: { gridColumn: '1/-1' } } },
]);
export const note = style([side, { color: roles.muted, whiteSpace: 'nowrap' }]);
export const uses = style([td, { whiteSpace: 'nowrap' }]);
export const count = style({ fontSize: vars.size.lead, fontStretch: '62%', fontWeight: 600 });
/** What the columns that a phone leaves out say there in words. */
export const onPhone = style({
  marginLeft: 8,
  color: roles.muted,
  '@media': { [above('menu')]: { display: 'none' } },
});
export const icons = style({ display: 'flex', justifyContent: 'flex-end' });
/** Acts with words on them: on a phone they have a row of their own. */
export const wideActs = style([
  td,
  {
    width: 1,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    '@media': { [upTo('menu')]: { gridColumn: '1/-1', width: 'auto', textAlign: 'left' } },
  },
]);
export const wideIcons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { [upTo('menu')]: { justifyContent: 'flex-start' } },
});
export const tools = style({ width: 260, '@media': { [upTo('menu')]: { width: '100%' } } });
export const field = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 400,
  color: roles.muted,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** What is wrong with a table, line by line. */
export const lines = style({
  display: 'grid',
  gap: 10,
  marginTop: 16,
  padding: '4px 0 4px 16px',
  borderLeft: `8px solid ${roles.err}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
