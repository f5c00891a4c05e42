import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

/** Team size relative to the largest team. */
export const teamShare = createVar();

export const section = style({ paddingTop: vars.section });
export const teams = style({ display: 'grid', gap: 3, '@media': { [upTo('menu')]: { gap: 20 } } });
/** A bar from the window's edge, drawn to scale. The size and name of the team follow it. */
export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(10px,1.6vw,28px)',
  paddingRight: vars.gutter,
  '::before': {
    content: '',
    flex: 'none',
    width: `calc(${teamShare}*64vw)`,
    height: 'clamp(60px,6.6vw,128px)',
    background: roles.fg,
  },
  '@media': { [upTo('menu')]: { flexWrap: 'wrap', '::before': { width: `calc(${teamShare}*74vw)` } } },
  ':first-child': { vars: { [roles.fg]: roles.mark } },
});
export const people = style([text.figure, { fontSize: 'clamp(3.25rem,5.8vw,7rem)', lineHeight: 0.76 }]);
export const name = style([
  text.h3,
  {
    order: 1,
    color: roles.muted,
    // Above the bar, which takes the whole width.
    '@media': {
      [upTo('menu')]: {
        order: -1,
        flexBasis: '100%',
        paddingLeft: vars.gutter,
        selectors: { '&&': { fontSize: vars.size.h4 } },
      },
    },
  },
]);
