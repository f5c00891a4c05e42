import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;
/** Style that stacks cells on phones. */
const blockStyle = { display: 'block', width: 'auto', padding: 0, border: 0 } as const;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${roles.fg}`,
});
export const head = style({ '@media': { [upTo('menu')]: { display: 'none' } } });
export const row = style({
  '@media': { [upTo('menu')]: { display: 'block', padding: '18px 0', borderBottom: hairline } },
});

const placeColumn = style({
  padding: '20px 24px 20px 0',
  borderBottom: hairline,
  textAlign: 'left',
  verticalAlign: 'baseline',
  '@media': { [upTo('menu')]: blockStyle },
});
export const label = style([
  placeColumn,
  { paddingBlock: 12, fontSize: vars.size.small, fontWeight: 400, color: roles.muted },
]);
export const name = style([placeColumn, type.h4]);
export const cell = style([
  placeColumn,
  {
    '@media': {
      [upTo('menu')]: {
        marginTop: 4,
        '::before': { content: 'attr(data-label) " "', color: roles.muted },
      },
    },
  },
]);
export const contents = style([
  placeColumn,
  {
    width: '42%',
    paddingRight: 0,
    color: roles.muted,
    '@media': { [upTo('menu')]: { width: 'auto', marginTop: 4 } },
  },
]);
