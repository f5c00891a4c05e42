import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette } from '../../styles/tokens.css';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 'clamp(48px,6vw,88px)',
  '@media': { [upTo('menu')]: { flexDirection: 'column', alignItems: 'stretch', paddingBottom: 0 } },
});

/** Offset of the dial from the centre. */
const DIGITS_OFFSET = 'min(7vw,110px)';
/** Puts the dial right of the text, or below it on phones. */
export const dial = style({
  position: 'absolute',
  left: `calc(50% + ${DIGITS_OFFSET})`,
  top: '50%',
  width: 'clamp(520px,66vw,1080px)',
  maxWidth: 'none',
  height: 'auto',
  transform: 'translateY(-50%)',
  '@media': {
    [upTo('menu')]: {
      position: 'static',
      order: 2,
      width: '124%',
      margin: '20px 0 -9% -12%',
      transform: 'none',
    },
  },
});
export const copy = style({
  '@media': { [above('menu')]: { maxWidth: `calc(50% + ${DIGITS_OFFSET} - 24px)` } },
});
export const digits = style([
  text.figure,
  {
    display: 'block',
    marginLeft: '-.01em',
    fontSize: 'clamp(10rem,24vw,25rem)',
    lineHeight: 0.78,
    letterSpacing: '.01em',
  },
]);
export const title = style([text.h2, { marginTop: 32 }]);
export const intro = style([text.lead, { maxWidth: '34ch', marginTop: 14, color: palette.grey200 }]);
export const searchField = style({ maxWidth: 640, marginTop: 32 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 28,
});

export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  ':hover': { color: roles.accent },
});
