import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { frame, textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import * as base from './card-link.css';

export const feature = style([
  base.card,
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
    minHeight: 480,
    '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', minHeight: 0 } },
  },
]);

/** The image is 4:3, or taller if the text beside it is. */
export const art = style({
  position: 'relative',
  // Without an explicit width, the minimum height would widen the image over the text.
  width: '100%',
  aspectRatio: '840/630',
  minHeight: '100%',
  '@media': { [upTo('tablet')]: { aspectRatio: 'auto', height: 'min(75vw,420px)', minHeight: 0 } },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Keeps the text inside the text column at any window width. */
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '32px',
  padding: 'clamp(24px,4vw,56px)',
  paddingRight: textPadding,
  '@media': { [upTo('tablet')]: { paddingInline: vars.gutter } },
});
export const title = style([text.h2, base.title, { fontSize: 'clamp(1.875rem,1.3rem + 1.75vw,2.875rem)' }]);
export const excerpt = style({ marginTop: 16, color: roles.muted });
