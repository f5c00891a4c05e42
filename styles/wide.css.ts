import { globalStyle } from '@vanilla-extract/css';
import { above } from './breakpoints';
import { vars } from './tokens.css';

const { size } = vars;

/** From 1500 px on, type and grid grow with the window, and images extend past the frame. */
const wideVars = {
  [vars.inner]: 'clamp(1180px,66vw,1560px)',
  [vars.frame]: '2240px',
  [vars.gutter]: 'clamp(64px,4.4vw,98px)',
  [vars.colGap]: 'clamp(32px,2.2vw,48px)',
  [vars.measure]: 'clamp(680px,41.7vw,800px)',
  [vars.header]: '84px',
  [vars.fill]: 'min(100svh - 84px,56vw)',
  [size.display]: 'clamp(6.75rem,7vw,10.5rem)',
  [size.h1]: 'clamp(5rem,5.1vw,7.5rem)',
  [size.h2]: 'clamp(3.75rem,3.5vw,5.5rem)',
  [size.h3]: 'clamp(2.125rem,2.15vw,3rem)',
  [size.h4]: 'clamp(1.4375rem,1.5vw,1.875rem)',
  [size.lead]: 'clamp(1.5rem,1.55vw,1.875rem)',
  [size.body]: 'min(1.2vw,1.375rem)',
  [size.label]: 'min(1.08vw,1.25rem)',
  [size.small]: 'min(1vw,1.125rem)',
  [size.caption]: 'min(.94vw,1rem)',
  [size.figure]: 'clamp(10.5rem,10.6vw,16rem)',
};

/* Applies only to the public site: the admin has another element in between. */
globalStyle(':root:has(#root > #main)', { '@media': { [above('frame')]: { vars: wideVars } } });
