import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';

/** The portrait above its plate, or in wide windows as tall as the text beside it, with the plate in its corner. */
export const block = style([text.small, { position: 'relative' }]);
export const portrait = style({
  position: 'relative',
  '@media': { [above('tablet')]: { height: '100%', minHeight: 'clamp(640px,54vw,800px)' } },
});
export const image = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  objectPosition: '50% 0',
  '@media': {
    [above('tablet')]: { position: 'absolute', height: '100%', aspectRatio: 'auto' },
    [upTo('tablet')]: { maxHeight: 560, objectPosition: '50% 32%' },
  },
});
export const plate = style({
  padding: `20px ${vars.gutter} 24px ${textPadding}`,
  '@media': { [above('tablet')]: { position: 'absolute', bottom: 0, maxWidth: '80%', paddingRight: 28 } },
});
export const info = style([text.muted, { maxWidth: '44ch', marginTop: 8 }]);
export const link = style({ marginTop: 4 });
