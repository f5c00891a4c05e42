import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';

export const copy = style({ paddingBlock: 'clamp(20px,2.4vw,36px) clamp(48px,6vw,96px)' });
export const title = style({ marginTop: 'clamp(28px,4vw,56px)' });
export const lead = style({ maxWidth: '38ch', marginTop: 'clamp(24px,3vw,48px)' });
export const plan = style({
  width: '100%',
  aspectRatio: '1440/680',
  objectFit: 'cover',
  '@media': { [upTo('menu')]: { aspectRatio: '4/3.4' } },
});
