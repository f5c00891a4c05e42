import { style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { section } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { body, side } from './About.css';

export const review = style({ marginTop: 40, paddingTop: 32, borderTop: `1px solid ${roles.line}` });
export const copy = style({ display: 'grid', gap: '1em', fontSize: '1.1875rem', lineHeight: 1.48 });
export const speaker = style({ marginTop: 24, color: roles.muted });

export const quote = style([on.red, section]);
/** The review is in the row of the speaker. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1/-1',
  '@media': { [above('tablet')]: { gridRow: '1/span 2', gridTemplateRows: 'subgrid' } },
});
export const longer = style([copy, body, { marginTop: 32 }]);
export const sentence = style([
  text.h1,
  {
    gridColumn: '1/-1',
    maxWidth: '20ch',
    // Moves the opening quotation mark into the margin if the window has room.
    '::before': { content: '“', position: 'absolute', transform: 'translateX(-108%)' },
    '::after': { content: '”' },
    '@media': { '(max-width: 1300px)': { '::before': { position: 'static', transform: 'none' } } },
  },
]);
/** Left of the review. */
export const quoteSpeaker = style([side, { '@media': { [above('tablet')]: { gridRow: 2, marginTop: 32 } } }]);
