import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

/** One row of tiles from edge to edge, whose text starts in the text column, or three per row in narrower windows. */
export const strip = style({ paddingTop: 'clamp(32px,3.4vw,56px)' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 32px' });
export const tiles = style({
  display: 'flex',
  marginTop: 'clamp(24px,2.6vw,40px)',
  borderTop: hairline,
  '@media': { [upTo('wide')]: { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
});
export const tileItem = style({
  display: 'grid',
  flex: '1 1 0',
  borderBottom: hairline,
  selectors: { '&:is(:first-child,:last-child)': { flexBasis: textPadding } },
});

const invertedColours = { background: palette.black, color: palette.white };
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '28px',
  minHeight: 'clamp(128px,13vw,220px)',
  padding: '24px 20px 20px',
  borderLeft: hairline,
  fontWeight: 560,
  fontSize: '1rem',
  lineHeight: 1.25,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  selectors: { [`${tileItem}:first-child > &`]: { paddingLeft: textPadding } },
  '@media': {
    [upTo('wide')]: { selectors: { [`${tileItem}:nth-child(3n+1) > &`]: { paddingLeft: vars.gutter } } },
    [hoverSupport]: { ':hover': invertedColours },
  },
});
export const linkTile = style({
  ':focus-visible': { ...invertedColours, outlineColor: palette.white, outlineOffset: -6 },
});
export const arrow = style({
  position: 'absolute',
  right: 20,
  top: 26,
  color: palette.red,
  selectors: {
    [`${linkTile}:hover &`]: { color: palette.white },
    [`${linkTile}:focus-visible &`]: { color: palette.white },
  },
});
