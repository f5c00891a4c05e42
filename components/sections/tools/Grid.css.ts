import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const layout = style({ rowGap: '36px' });
export const head = columns(1, 5);
export const note = style({ maxWidth: '28ch', marginTop: 20, color: roles.muted });
export const tiles = style([
  columns(5, -1),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    alignSelf: 'start',
    borderTop: hairline,
    borderRight: hairline,
  },
]);
export const tileItem = style({ display: 'grid', borderBottom: hairline });

const invertedColours = { background: palette.black, color: palette.white };
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '28px',
  minHeight: 164,
  padding: '24px 24px 20px',
  borderLeft: hairline,
  fontWeight: 560,
  fontSize: '1rem',
  lineHeight: 1.25,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  '@media': {
    [hoverSupport]: { ':hover': invertedColours },
    [upTo('phone')]: {
      gap: '18px',
      minHeight: 104,
      padding: '14px 12px',
      fontSize: vars.size.caption,
    },
  },
});
export const linkTile = style({
  ':focus-visible': { ...invertedColours, outlineColor: palette.white, outlineOffset: -6 },
});
export const mark = style({ '@media': { [upTo('phone')]: { width: 28, height: 28 } } });
export const arrow = style({
  position: 'absolute',
  right: 20,
  top: 26,
  color: palette.red,
  selectors: {
    [`${linkTile}:hover &`]: { color: palette.white },
    [`${linkTile}:focus-visible &`]: { color: palette.white },
  },
  '@media': { [upTo('phone')]: { right: 8, top: 14, width: 18 } },
});
