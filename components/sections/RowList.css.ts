import { style } from '@vanilla-extract/css';
import { hoverable, upTo } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';
import { grid, stayInView } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const layout = style([grid, { rowGap: '36px' }]);
export const head = style([columns(1, 5), stayInView]);
export const note = style({ marginTop: 20, maxWidth: '30ch', color: roles.muted });
export const list = columns(5, -1);

const hairline = `1px solid ${roles.line}`;
export const item = style({ borderTop: hairline, ':last-child': { borderBottom: hairline } });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) 24px',
  gap: '24px',
  alignItems: 'baseline',
  padding: '26px 0',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '6px', padding: '20px 0' },
  },
});

const pointed = { paddingLeft: 28 };
const marked = { height: '56%' };
/** A red mark at the row under the pointer, as elsewhere where rows are read one by one. */
export const pointable = style({
  transition: `padding ${vars.time.base} ${vars.ease}`,
  '@media': { [hoverable]: { ':hover': pointed, selectors: { '&:hover::before': marked } } },
  ':focus-visible': pointed,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '50%',
    width: 8,
    height: 0,
    background: palette.red,
    transform: 'translateY(-50%)',
    transition: `height ${vars.time.base} ${vars.ease}`,
  },
  selectors: { '&:focus-visible::before': marked },
});
export const arrow = style({
  alignSelf: 'center',
  color: palette.red,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
