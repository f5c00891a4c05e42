import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

/** The title's link covers the whole card. */
export const card = style({ position: 'relative' });

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

/** Keeps the focus outline inside cards that fill the frame. */
export const insetLink = style({ selectors: { '&:focus-visible::after': { outlineOffset: -8 } } });
/** Stays beside the last word. */
export const arrow = style({ display: 'inline', verticalAlign: '-.1em', color: roles.accent });
