import { style } from '@vanilla-extract/css';
import { section } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const review = style({ marginTop: 40, paddingTop: 32, borderTop: `1px solid ${roles.line}` });
export const copy = style({ display: 'grid', gap: '1em', fontSize: '1.1875rem', lineHeight: 1.48 });
export const speaker = style({ marginTop: 24, color: roles.muted });

export const quote = style([on.red, section]);
export const sentence = style([
  text.h1,
  {
    maxWidth: '20ch',
    // Moves the opening quotation mark into the margin if the window has room.
    '::before': { content: '“', position: 'absolute', transform: 'translateX(-108%)' },
    '::after': { content: '”' },
    '@media': {
      '(max-width: 1300px)': { '::before': { position: 'static', transform: 'none' } },
    },
  },
]);
export const quoteSpeaker = style({ marginTop: 32 });
