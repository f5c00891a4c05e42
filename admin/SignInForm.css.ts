import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { on, roles } from '../styles/surfaces.css';

/** A dial on black beside the white form. Up to 900 px, the dial is a strip above the form. */
export const page = style([
  on.white,
  {
    minHeight: '100vh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
    '@media': { [upTo('tablet')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
  },
]);

export const dial = style([
  on.black,
  {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: 'clamp(24px,4vw,56px)',
    '@media': { [upTo('tablet')]: { minHeight: 200 } },
  },
]);
export const art = style({
  position: 'absolute',
  left: '22%',
  top: '50%',
  width: '100%',
  height: 'auto',
  transform: 'translateY(-50%)',
  '@media': { [upTo('tablet')]: { left: '44%', top: '64%' } },
});
export const artContent = style({ position: 'relative' });
export const areaLabel = style([
  artContent,
  { color: roles.muted, '@media': { [upTo('tablet')]: { display: 'none' } } },
]);

export const formColumn = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  maxWidth: 640,
  padding: 'clamp(24px,6vw,96px)',
  '@media': { [upTo('tablet')]: { alignContent: 'start', paddingTop: 48 } },
});
export const intro = style({ margin: '12px 0 32px', color: roles.muted });
export const footer = style({ marginTop: 24, color: roles.muted });
