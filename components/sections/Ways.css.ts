import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '28px',
  minHeight: 440,
  padding: 'clamp(28px,4.4vw,64px)',
  ':focus-visible': { outlineOffset: -10 },
  '@media': { [upTo('menu')]: { minHeight: 280 } },
});
export const pictogram = style({
  width: 96,
  height: 96,
  strokeWidth: 1.4,
  vars: { '--pic-red': roles.mark },
});
export const text = style({ marginTop: 10 });
export const arrow = style({
  width: 40,
  height: 40,
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: {
    [`${way}:hover &`]: { transform: 'translateX(10px)' },
    [`${way}:focus-visible &`]: { transform: 'translateX(10px)' },
  },
});
