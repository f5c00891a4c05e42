import { keyframes, style } from '@vanilla-extract/css';
import { fullMotion, upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

export const hero = style({ flex: 1 });

/** Width of one digit and top of the digits, below the lamp. */
const FONT_SIZE = 'min(46vw,46rem,58svh)';
const DIGITS_TOP = 'clamp(56px,6vw,104px)';
const LAMP_SIZE = 'clamp(72px,11vw,176px)';

/** The number in the dark, under a lamp whose beam turns. */
export const dark = style({
  position: 'relative',
  overflow: 'hidden',
  height: `calc(${DIGITS_TOP} + ${FONT_SIZE}*.74)`,
  borderBottom: `2px solid ${palette.white}`,
  fontSize: FONT_SIZE,
  '@media': { [upTo('menu')]: { fontSize: '72vw', height: `calc(${DIGITS_TOP} + 72vw*.76)` } },
});
const digits = style({
  position: 'absolute',
  left: '50%',
  fontWeight: 600,
  lineHeight: 0.74,
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
  // The space after the last digit isn't seen.
  translate: 'calc(-50% - .015em)',
  '@media': {
    [upTo('menu')]: { fontStretch: vars.width.tall, letterSpacing: '.02em', translate: 'calc(-50% + .01em)' },
  },
});
export const unlit = style([digits, { top: DIGITS_TOP, color: palette.grey700 }]);

/** A square around the lamp. A sector of it turns (`follow.ts`), and the digits in it turn back. */
export const square = style({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: '132vmax',
  aspectRatio: '1',
  translate: '-50% -50%',
  pointerEvents: 'none',
});
const search = [-80, 72, -46, 20, 0];
const createSearch = (name: string, direction: 1 | -1) =>
  keyframes(
    Object.fromEntries(
      search.map((angle, index) => [
        `${(index * 100) / (search.length - 1)}%`,
        { transform: `rotate(${(180 + angle) * direction}deg)` },
      ]),
    ),
    name,
  );
const SEARCH_TIME = '4.6s';
export const beam = style({
  position: 'absolute',
  inset: 0,
  background: roles.mark,
  clipPath: 'polygon(50% 50%,-20% 0,120% 0)',
  transform: 'rotate(180deg)',
  '@media': { [fullMotion]: { animation: `${createSearch('search', 1)} ${SEARCH_TIME} ${vars.easeInOut}` } },
});
export const back = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-180deg)',
  '@media': { [fullMotion]: { animation: `${createSearch('back', -1)} ${SEARCH_TIME} ${vars.easeInOut}` } },
});
export const lit = style([digits, { top: `calc(50% + ${DIGITS_TOP})`, color: palette.white }]);
/** Half a disc below the header. */
export const lamp = style({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: LAMP_SIZE,
  aspectRatio: '2',
  borderRadius: `0 0 ${LAMP_SIZE} ${LAMP_SIZE}`,
  background: palette.white,
  translate: '-50%',
});

export const copy = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,6fr) minmax(0,6fr)',
    gap: `28px ${vars.colGap}`,
    alignItems: 'start',
    paddingBlock: 'clamp(32px,4vw,64px)',
    '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const intro = style([text.lead, { maxWidth: '34ch', marginTop: 24, color: palette.grey200 }]);
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
