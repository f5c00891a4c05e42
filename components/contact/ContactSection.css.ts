import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { vars } from '../../styles/tokens.css';
import { portrait as wallPortrait } from '../sections/people/Wall.css';

export const line = style({ marginTop: 'clamp(20px,1.8vw,28px)', maxWidth: '32ch' });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 28 });
/** Two parts in the ratio 5:7. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const picture = style({ position: 'relative', overflow: 'hidden', fontSize: vars.size.figure });
/** In narrower windows, the plate is below the portrait. */
export const portrait = style([
  wallPortrait,
  {
    position: 'absolute',
    '@media': { [upTo('tablet')]: { position: 'static', height: 'auto', aspectRatio: '1' } },
  },
]);
export const plate = style({
  position: 'absolute',
  bottom: 0,
  display: 'grid',
  padding: `16px 24px 16px ${textPadding}`,
  fontSize: vars.size.body,
  '@media': { [upTo('tablet')]: { position: 'static' } },
});
export const copy = style([
  stack,
  {
    alignContent: 'center',
    padding: `clamp(40px,6vw,96px) ${textPadding} clamp(40px,6vw,96px) ${vars.gutter}`,
  },
]);
