import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

export const list = style([on.white, { ':focus-visible': { outlineOffset: 3 } }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,280px) auto',
  gap: '2px 20px',
  alignItems: 'center',
  minHeight: 72,
  padding: '12px 12px 12px 24px',
  borderBottom: `1px solid ${roles.line}`,
  ':hover': { background: palette.grey50 },
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr) auto', paddingLeft: 16 },
    [upTo('phone')]: { paddingBottom: 4 },
  },
});
/** On a phone the words have the whole width; ID and actions share the line below. */
export const title = style([text.h4, { '@media': { [upTo('phone')]: { gridColumn: '1/-1' } } }]);
export const id = style({
  fontFamily: vars.font,
  fontWeight: 500,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: roles.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [upTo('menu')]: { gridColumn: 1, gridRow: 2 },
    // All 32 characters on one line.
    [upTo('phone')]: { fontSize: vars.size.caption, fontStretch: '75%' },
  },
});
export const actions = style({
  display: 'flex',
  gap: '4px',
  '@media': {
    [upTo('menu')]: { gridColumn: 2, gridRow: '1/3' },
    [upTo('phone')]: { gridRow: 2 },
  },
});
