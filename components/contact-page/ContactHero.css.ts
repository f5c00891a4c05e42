import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette } from '../../styles/tokens.css';
import { HERO_OVERLAP } from './overlap';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `clamp(40px,5vw,80px) ${HERO_OVERLAP}`,
});
/** Starts right of the centre at every width, clear of the title. */
export const art = style({
  position: 'absolute',
  left: 'calc(50% + 60px)',
  top: -220,
  width: 820,
  maxWidth: 'none',
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const copy = style({ position: 'relative' });
export const title = style({ maxWidth: '9ch' });
export const lead = style({ maxWidth: '34ch', marginTop: 24, color: palette.grey200 });
/** Moves the button above the card, which would cover the usual corner. */
export const motionButton = style({
  bottom: HERO_OVERLAP,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
