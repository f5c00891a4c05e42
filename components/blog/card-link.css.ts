import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

/** A card that is pressed anywhere; its title's link covers it. */
export const card = style({ position: 'relative' });

/** The title, underlined in red while the card is under the pointer. */
export const title = style({
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '.16em',
      textDecorationColor: palette.red,
    },
  },
});

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${roles.focus}`, outlineOffset: 3 } },
});

/** For cards that fill the frame: the outline stays inside. */
export const linkInside = style({
  selectors: { '&:focus-visible::after': { outlineOffset: -8 } },
});
