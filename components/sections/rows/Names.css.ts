import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const section = style({ position: 'relative', overflow: 'clip' });
/** Larger than the section, off its right edge. */
export const art = style({
  position: 'absolute',
  right: '-16vw',
  top: '50%',
  width: 'max(86vw,900px)',
  maxWidth: 'none',
  transform: 'translateY(-50%)',
});
export const content = style({ position: 'relative' });
/** One name per line, with its text beside it. */
export const names = style({ fontSize: 'clamp(2.125rem,1rem + 4vw,4.75rem)', lineHeight: 1.14 });
export const list = style({});
export const name = style([
  type.h2,
  {
    display: 'inline-block',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    transition: `color ${vars.time.base}`,
    '@media': {
      [hoverSupport]: { selectors: { [`${list}:hover > li:not(:hover) > &`]: { color: roles.muted } } },
    },
  },
]);
export const text = style({
  display: 'inline-block',
  fontSize: vars.size.body,
  lineHeight: 1.3,
  // Clears the lines of the drawing behind the text.
  background: roles.bg,
  color: roles.muted,
  '@media': { [upTo('wide')]: { display: 'table', margin: '0 0 18px' } },
});
export const link = style({
  textDecoration: `underline .05em ${roles.mark}`,
  textUnderlineOffset: '.12em',
  ':hover': { color: roles.accent },
});
