import { style } from '@vanilla-extract/css';
import { reducedMotion, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';
import { halves } from '../../contact/ContactSection.css';

export const madeWith = style({ marginBottom: 16 });
export const nextLink = style([on.black, halves, { overflow: 'hidden' }]);
export const nextLabel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 16,
  padding: `clamp(36px,4vw,64px) ${vars.gutter} clamp(36px,4vw,64px) ${textPadding}`,
});
export const nextImage = style({
  width: '100%',
  height: '100%',
  aspectRatio: '7/4',
  objectFit: 'cover',
  transition: `transform 900ms ${vars.ease}`,
  selectors: { [`${nextLink}:hover &`]: { transform: 'scale(1.035)' } },
  '@media': { [reducedMotion]: { transition: 'none' }, [upTo('tablet')]: { order: -1 } },
});
