import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { link } from '../../ui/CardLink.css';

/** Position of the loupe in percent, and the drawing in it. */
export const left = createVar();
export const top = createVar();
export const drawing = createVar();

const LOUPE_SIZE = '24cqw';
const ZOOM = 1.8;
/** Height of the drawing in percent of its width. */
const HEIGHT = 64;
const x = `${left}*1cqw`;
const y = `${top}*${HEIGHT / 100}cqw`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) clamp(280px,26vw,380px)',
  columnGap: 'clamp(28px,4vw,64px)',
  maxWidth: vars.frame,
  marginInline: 'auto',
  paddingRight: textPadding,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 28, paddingRight: 0 },
  },
});
export const screen = style({
  position: 'relative',
  alignSelf: 'center',
  overflow: 'hidden',
  containerType: 'inline-size',
  aspectRatio: `100/${HEIGHT}`,
});
globalStyle(`${screen} > img`, { width: '100%' });
/** Enlarges the quarter of the chosen card, whose corner is the origin. */
export const quarters = style({});
const getCorner = (position: string) => `clamp(0%,(${position} - 50)*100%,100%)`;
globalStyle(`${quarters} > img`, {
  scale: 1000 / 492,
  transformOrigin: `${getCorner(left)} ${getCorner(top)}`,
  transition: `transform-origin ${vars.time.slide} ${vars.ease}`,
});
export const loupe = style({
  position: 'absolute',
  left: `calc(-.5*${LOUPE_SIZE})`,
  top: `calc(-.5*${LOUPE_SIZE})`,
  width: LOUPE_SIZE,
  aspectRatio: '1',
  borderRadius: '50%',
  background: `${drawing} calc(.5*${LOUPE_SIZE} - ${ZOOM}*${x}) calc(.5*${LOUPE_SIZE} - ${ZOOM}*${y})/${100 * ZOOM}cqw`,
  boxShadow: `0 0 0 .5cqw ${roles.mark},0 0 0 .9cqw ${roles.bg}`,
  transform: `translate(calc(${x}),calc(${y}))`,
  transition: `${vars.time.slide} ${vars.ease}`,
  transitionProperty: 'transform,background-position',
  '@media': { print: { display: 'none' } },
});
export const list = style({
  display: 'grid',
  alignContent: 'center',
  '@media': {
    [upTo('tablet')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78vw,340px)',
      columnGap: 20,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingLeft: vars.gutter,
      scrollbarWidth: 'none',
      paddingInline: vars.gutter,
    },
    print: { display: 'block' },
  },
});
export const card = style({
  position: 'relative',
  padding: '18px 0',
  borderTop: `2px solid ${roles.line}`,
  color: roles.muted,
  transition: `color ${vars.time.base},border-color ${vars.time.base}`,
  scrollSnapAlign: 'start',
});
export const chosenCard = style({ borderColor: roles.mark, color: roles.fg });
/** The whole card reacts to a press. */
export const title = style([link, { textAlign: 'left' }]);
export const text = style([type.small, { marginTop: 6 }]);
