import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const DISC_SIZE = 56;

export const list = style({
  position: 'relative',
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  gridAutoFlow: 'column',
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: DISC_SIZE / 2 - 1,
    height: 1,
    background: roles.edge,
  },
  '@media': {
    [upTo('tablet')]: {
      gridAutoFlow: 'row',
      '::before': { left: DISC_SIZE / 2 - 1, right: 'auto', top: 0, bottom: 40, width: 1, height: 'auto' },
    },
  },
});
export const step = style({
  position: 'relative',
  paddingRight: 24,
  '@media': {
    [upTo('tablet')]: {
      display: 'grid',
      gridTemplateColumns: `${DISC_SIZE}px minmax(0,1fr)`,
      columnGap: '20px',
      padding: '0 0 28px',
    },
  },
});

const redDisc = { background: palette.red, borderColor: palette.red };
/** The first disc is red until another is hovered. */
export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: DISC_SIZE,
  height: DISC_SIZE,
  borderRadius: '50%',
  border: `1.5px solid ${roles.edge}`,
  background: roles.bg,
  fontStretch: vars.width.tall,
  fontWeight: 600,
  fontSize: '1.75rem',
  transition: `background ${vars.time.base},border-color ${vars.time.base}`,
  selectors: { [`${step}:first-child &`]: redDisc },
  '@media': {
    [hoverSupport]: {
      selectors: {
        [`${list}:hover ${step}:not(:hover) &`]: { background: roles.bg, borderColor: roles.edge },
        [`${list} ${step}:hover &`]: redDisc,
      },
    },
  },
});
export const title = style({
  margin: '24px 0 8px',
  '@media': { [upTo('tablet')]: { margin: '14px 0 4px' } },
});
export const text = style({
  color: palette.grey300,
  fontSize: vars.size.label,
  lineHeight: 1.5,
  '@media': { [upTo('tablet')]: { gridColumn: 2 } },
});
