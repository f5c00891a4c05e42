import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const block = style([
  on.white,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '24px 28px 28px',
    // Below the header, which stays in sight.
    scrollMarginTop: 88,
    '@media': { [upTo('menu')]: { marginInline: -16, padding: '22px 16px 26px' } },
  },
]);

export const width = styleVariants({
  one: {},
  two: { gridColumn: 'span 2', '@media': { [upTo('wide')]: { gridColumn: 'auto' } } },
  all: { gridColumn: '1/-1' },
});

const edge = (background: string) =>
  style({
    '::before': { content: '', position: 'absolute', left: 0, top: 0, bottom: 0, width: 8, background },
  });
export const isBad = edge(roles.mark);
export const isFair = edge(palette.amber300);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
export const title = style({
  fontSize: '1.1875rem',
  fontWeight: 580,
  fontStretch: vars.width.mid,
  lineHeight: 1.25,
  letterSpacing: '-.01em',
});
const said = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});
export const verdict = styleVariants({
  good: [said, { color: roles.ok }],
  fair: [said],
  bad: [said, { color: roles.err }],
  plain: [said],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 20px',
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: 20,
});

export const facts = style({ marginTop: 14, fontSize: vars.size.small, lineHeight: 1.4 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px,4fr) minmax(0,7fr)',
  gap: '12px',
  padding: '9px 0',
  borderTop: `1px solid ${roles.line}`,
  ':first-child': { borderColor: roles.fg },
});
export const term = style({ color: roles.muted });
export const value = style({
  fontWeight: 560,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const bad = style({ color: roles.err });
/** A sentence or two about the part. */
export const note = style({
  maxWidth: '62ch',
  marginTop: 12,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
  overflowWrap: 'anywhere',
});
export const noteStrong = style({ fontWeight: 600, color: roles.fg });
export const noteBad = style({ fontWeight: 600, color: roles.err });

/** A large figure: a version, per cent, milliseconds. */
export const figure = style({
  marginTop: 18,
  fontStretch: vars.width.tall,
  fontWeight: 600,
  fontSize: '4rem',
  lineHeight: 0.9,
  letterSpacing: '-.01em',
});

export const bar = style({ position: 'relative', marginTop: 46 });
export const barParts = style({
  display: 'flex',
  height: 40,
  padding: 1,
  boxShadow: `inset 0 0 0 1px ${palette.grey450}`,
});
export const floor = style({
  position: 'absolute',
  top: -10,
  bottom: -10,
  width: 2,
  marginLeft: -1,
  background: roles.fg,
  selectors: { [`${isBad} &`]: { background: roles.mark } },
});
export const floorLabel = style({
  position: 'absolute',
  right: -1,
  bottom: 'calc(100% + 2px)',
  whiteSpace: 'nowrap',
  fontSize: '.8125rem',
  fontWeight: 560,
  lineHeight: 1.2,
  selectors: { [`${isBad} &`]: { color: roles.err } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 22px',
  marginTop: 20,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
});
export const legendPart = style({ display: 'flex', gap: '8px', alignItems: 'center' });
export const swatch = style({
  flex: 'none',
  width: 12,
  height: 12,
  boxShadow: `0 0 0 1px ${palette.grey450}`,
});
