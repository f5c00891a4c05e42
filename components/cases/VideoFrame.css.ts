import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

export const video = style([on.black, { position: 'relative' }]);

/** The still, the player and the embed share one size. */
export const posterImage = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '90svh',
  aspectRatio: '16/8',
  border: 0,
  objectFit: 'cover',
  selectors: { 'video&': { objectFit: 'contain' } },
});

const SIDE = 'clamp(16px,3vw,48px)';
/** On the text column, if the film is as wide as the window. */
const LEFT = `max(${SIDE},50% - ${vars.inner}/2) - 10px`;
const SIZE = 'clamp(48px,8vw,96px)';
export const playButton = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  /* Stills can be black or white. The black ring is visible on white, and keeps lines of a still off the disc. */
  boxShadow: `0 0 0 4px ${palette.black}`,
  borderRadius: '50%',
  background: palette.white,
  color: palette.black,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  ':hover': { background: palette.red, color: palette.white },
  ':focus-visible': { outline: `3px solid ${palette.white}`, outlineOffset: 5 },
});

export const caption = style([
  text.caption,
  on.black,
  { position: 'absolute', left: `calc(${LEFT})`, bottom: SIDE, padding: '4px 10px' },
]);
/** On phones, the still has no space for it. */
export const title = style({ display: 'block', '@media': { [upTo('menu')]: { display: 'none' } } });
