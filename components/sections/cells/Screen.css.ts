import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { link } from '../../blog/card-link.css';

/** Position of the light in percent. */
export const left = createVar();
export const top = createVar();

const LIGHT_SIZE = '19cqw';
/** Height of the drawing in percent of its width. */
const HEIGHT = 64;

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
export const light = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: LIGHT_SIZE,
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `0 0 0 .5cqw ${roles.mark},0 0 0 200cqw rgba(22,22,22,.45)`,
  transform: `translate(calc(${left}*1cqw - ${LIGHT_SIZE}/2),calc(${top}*${HEIGHT / 100}cqw - ${LIGHT_SIZE}/2))`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
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
