import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { on, roles } from '../styles/surfaces.css';
import { text } from '../styles/text.css';
import { palette, vars } from '../styles/tokens.css';

export const list = style([on.white, { ':focus-visible': { outlineOffset: 3 } }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,260px) 140px',
  gap: '4px 20px',
  alignItems: 'center',
  minHeight: 84,
  padding: '12px 12px 12px 24px',
  borderBottom: `1px solid ${roles.line}`,
  ':hover': { background: palette.grey50 },
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto', paddingLeft: 16 },
    [upTo('phone')]: { paddingBottom: 4 },
  },
});
/** On a phone the words have the whole width; state and actions share the line below. */
export const words = style({ minWidth: 0, '@media': { [upTo('phone')]: { gridColumn: '1/-1' } } });
export const title = style([text.h4, { overflowWrap: 'anywhere' }]);
export const id = style({
  fontFamily: vars.font,
  fontSize: vars.size.caption,
  lineHeight: 1.3,
  color: roles.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const change = style({ '@media': { [upTo('tablet')]: { gridColumn: 1, gridRow: 2 } } });
export const actions = style({
  display: 'flex',
  gap: '4px',
  justifyContent: 'flex-end',
  '@media': {
    [upTo('tablet')]: { gridColumn: 2, gridRow: '1/3' },
    [upTo('phone')]: { gridRow: 2, alignSelf: 'end' },
  },
});
