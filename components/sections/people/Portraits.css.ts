import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { frame } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

/** The portraits end the section, so it has no padding below. */
export const section = style([on.white, { paddingTop: vars.section }]);

export const list = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
    overflow: 'hidden',
    borderTop: hairline,
    '@media': {
      [upTo('wide')]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
      [upTo('menu')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    },
  },
]);
/** The list clips the left line of the first column. */
export const person = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  borderBottom: hairline,
  boxShadow: `-1px 0 ${roles.line}`,
});
export const portrait = style({
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  // For the initials, which replace a missing portrait.
  background: palette.grey100,
  fontSize: vars.size.h2,
  fontWeight: 560,
});
/** Aligns names, roles and languages across a row. */
export const details = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  padding: '16px 16px 22px',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: 8,
    background: palette.red,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${vars.time.wipe} ${vars.ease}`,
  },
  selectors: { [`${person}:hover &::before`]: { transform: 'none' } },
});
export const name = style({ fontWeight: 580, fontStretch: vars.width.mid, lineHeight: 1.25 });
export const fact = style([text.small, { marginTop: 4, lineHeight: 1.4, color: roles.muted }]);
