import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { control, field } from '../ui/Field.css';

export const letter = style({
  maxWidth: '27em',
  fontSize: 'clamp(1.5rem,1rem + 2.1vw,2.75rem)',
  fontStretch: vars.width.mid,
  lineHeight: 1.5,
});
/** Gaps are as tall as a line, and underlined instead of framed. */
globalStyle(`${letter} ${field}`, {
  display: 'inline-block',
  width: '9em',
  maxWidth: '100%',
  verticalAlign: 'bottom',
});
globalStyle(`${letter} ${field}:has(textarea)`, { display: 'block', width: 'auto' });
globalStyle(`${letter} ${control}`, { borderWidth: '0 0 2px', borderColor: roles.fg });
