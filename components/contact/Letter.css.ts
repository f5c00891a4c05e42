import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { control, field, label } from '../ui/Field.css';

export const letter = style({
  maxWidth: '27em',
  fontSize: 'clamp(1.5rem,1rem + 2.1vw,2.75rem)',
  fontStretch: vars.width.mid,
  lineHeight: 1.5,
  '@media': { [upTo('phone')]: { lineHeight: 1.2 } },
});
/** Gaps are as tall as a line, and underlined instead of framed. */
globalStyle(`${letter} ${field}`, {
  // Puts the words in the gap, rather than its box, on the line of the letter.
  display: 'inline-grid',
  width: '9em',
  maxWidth: '100%',
  verticalAlign: 'baseline',
  // On phones, each gap has its own line, close below the words that it completes.
  '@media': { [upTo('phone')]: { width: '100%', marginBottom: 28 } },
});
globalStyle(`${letter} ${field}:has(textarea)`, {
  display: 'block',
  width: 'auto',
  margin: '.2em 0 .5em',
  '@media': { [upTo('phone')]: { marginBottom: 28 } },
});
globalStyle(`${letter} ${control}`, {
  height: 'auto',
  padding: '24px 0 2px',
  borderWidth: '0 0 2px',
  borderColor: roles.fg,
  fontSize: '.8em',
  '@media': { [upTo('phone')]: { paddingTop: 17, fontSize: '1em' } },
});
globalStyle(`${letter} ${label}`, {
  left: 0,
  top: 26,
  maxWidth: '100%',
  fontSize: '.66em',
  '@media': { [upTo('phone')]: { marginTop: -8, fontSize: '1em' } },
});
