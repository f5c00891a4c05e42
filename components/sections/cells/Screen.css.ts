import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { link } from '../../ui/CardLink.css';

/** The point that is shown enlarged, in percent. */
export const left = createVar();
export const top = createVar();

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
/** Shows half of the drawing's width, without a line between two halves. */
export const screen = style({
  position: 'relative',
  alignSelf: 'center',
  overflow: 'hidden',
  aspectRatio: '100/64',
});
globalStyle(`${screen} > img`, {
  width: '100%',
  scale: 1000 / 492,
  transformOrigin: `calc(${left}*1%) calc(${top}*1%)`,
  transition: `transform-origin ${vars.time.slide} ${vars.ease}`,
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
