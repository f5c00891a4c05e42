import { style } from '@vanilla-extract/css';
import { frame, textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import * as base from '../ui/CardLink.css';

/** The image fills the space above the text. */
export const feature = style([
  base.card,
  frame,
  { display: 'grid', gridTemplate: 'minmax(min(75vw,420px,34svh),1fr) auto/minmax(0,1fr)', height: '100%' },
]);

export const art = style({ position: 'relative' });
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
  padding: `clamp(24px,4vw,56px) ${textPadding} clamp(24px,4vw,56px) ${vars.gutter}`,
});
export const title = style([text.h2, base.title, { fontSize: 'clamp(1.875rem,1.3rem + 1.75vw,2.875rem)' }]);
export const excerpt = style({ marginTop: 16, color: roles.muted });
