import { style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const review = style({ marginTop: 40, paddingTop: 32, borderTop: `1px solid ${roles.line}` });
export const copy = style({
  display: 'grid',
  gap: '1em',
  maxWidth: vars.measure,
  fontSize: '1.1875rem',
  lineHeight: 1.48,
});
export const speaker = style({ marginTop: 24, color: roles.muted });

/** The quote and the review, with the client's portrait at the right edge. */
export const quote = style([
  on.red,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media': { [above('menu')]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
  },
]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 24,
  padding: `clamp(56px,7vw,112px) ${vars.gutter} clamp(56px,7vw,112px) ${textPadding}`,
});
export const saying = style({ display: 'grid', gap: 'clamp(24px,3vw,48px)' });
export const sentence = style([text.h2, { fontSize: 'clamp(2.125rem,1rem + 3.8vw,4.5rem)' }]);
export const portrait = style({
  width: '100%',
  height: '100%',
  maxHeight: 'max(100vw,800px)',
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 30%',
});
