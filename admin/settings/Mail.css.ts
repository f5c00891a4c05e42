import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { nav } from '../kit/nav.css';

export const templates = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0,1fr) minmax(0,1fr)',
  border: `1px solid ${roles.line}`,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: '220px minmax(0,1fr)' },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const list = style([
  nav.menu,
  {
    borderRight: `1px solid ${roles.line}`,
    '@media': { [upTo('menu')]: { borderRight: 0, borderBottom: `1px solid ${roles.line}` } },
  },
]);

export const preview = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  padding: '18px 20px',
  background: palette.grey100,
  '@media': { [upTo('wide')]: { gridColumn: '1/-1' } },
});
export const mailFrame = style({
  display: 'grid',
  gap: 10,
  padding: 20,
  borderTop: `3px solid ${palette.red}`,
  background: palette.white,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
/** The generated facts of an email, between its editable texts. */
export const facts = style({ padding: '10px 0', borderBlock: `1px solid ${roles.line}`, color: roles.muted });
