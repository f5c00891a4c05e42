import { style } from '@vanilla-extract/css';
import { roles } from './surfaces.css';
import { tall, vars } from './tokens.css';

const heading = style({ fontStretch: vars.width.wide, fontWeight: 540, textWrap: 'balance' });

/** Type styles (rule 53). `display` and `h1` to `h4` are looks, not heading levels. */
export const text = {
  display: style([
    heading,
    { marginLeft: '-.045em', fontSize: vars.size.display, lineHeight: 0.98, letterSpacing: '-.035em' },
  ]),
  h1: style([
    heading,
    { marginLeft: '-.035em', fontSize: vars.size.h1, lineHeight: 1.01, letterSpacing: '-.032em' },
  ]),
  h2: style([
    heading,
    { marginLeft: '-.03em', fontSize: vars.size.h2, lineHeight: 1.04, letterSpacing: '-.028em' },
  ]),
  h3: style([
    heading,
    { fontSize: vars.size.h3, lineHeight: 1.14, letterSpacing: '-.018em', fontStretch: '112%' },
  ]),
  h4: style([
    heading,
    {
      fontSize: vars.size.h4,
      lineHeight: 1.25,
      letterSpacing: '-.01em',
      fontStretch: vars.width.mid,
      fontWeight: 580,
    },
  ]),
  lead: style({ fontSize: vars.size.lead, lineHeight: 1.42, letterSpacing: '-.005em', textWrap: 'pretty' }),
  small: style({ fontSize: vars.size.small, lineHeight: 1.5 }),
  caption: style({ fontSize: vars.size.caption, lineHeight: 1.45 }),
  muted: style({ color: roles.muted }),
  strong: style({ fontWeight: 600 }),
  figure: style({
    ...tall,
    fontSize: vars.size.figure,
    lineHeight: 0.84,
    // Without letter spacing, the 4 and the 7 would almost touch.
    letterSpacing: '.01em',
    fontVariantNumeric: 'lining-nums',
  }),
  link: style({
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    ':hover': { textDecorationThickness: '2px', color: roles.accent },
  }),
};

export const imageCaption = style([text.small, { marginTop: 14, color: roles.muted }]);
