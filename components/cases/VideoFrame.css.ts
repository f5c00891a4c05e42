import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

export const video = style([
  on.black,
  { position: 'relative', marginTop: 24, border: `8px solid ${palette.black}` },
]);

/** The still, the player and the embed share one size. */
export const posterImage = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/8',
  border: 0,
  objectFit: 'cover',
  '@media': { [upTo('phone')]: { aspectRatio: '4/3' } },
  selectors: { 'video&': { objectFit: 'contain' } },
});

export const playButton = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  margin: -48,
  /* Stills can be black or white. The black ring is visible on white, and keeps lines of a still off the disc. */
  boxShadow: `0 0 0 16px ${palette.black}`,
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
  { position: 'absolute', left: 24, bottom: 18, padding: '4px 10px' },
]);
