import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import * as base from '../ui/CardLink.css';
import { narrow } from './card-rows';

export const card = style([base.card, { display: 'flex', flexDirection: 'column' }]);
export const image = style({ width: '100%', aspectRatio: '4/3', objectFit: 'cover' });
export const title = style([text.h4, base.title, { margin: '16px 0 8px' }]);
/** Aligns authors across a row, regardless of title length. */
export const author = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: '10px', marginTop: 'auto', paddingTop: 14 },
]);
export const deck = style({
  display: '-webkit-box',
  maxWidth: '62ch',
  marginTop: 8,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: roles.muted,
  // Leaves the small cards of narrow windows short.
  '@media': { [narrow]: { display: 'none' } },
});
export const facts = style([text.small, { color: roles.muted }]);
