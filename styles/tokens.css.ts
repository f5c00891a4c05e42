import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { reducedMotion, upTo } from './breakpoints';

/** Prefer `roles`, which follow the surface. Use the palette for colours that are the same on every surface. */
export const palette = createGlobalTheme(':root', {
  red: '#D71921',
  black: '#161616',
  white: '#FFFFFF',
  grey50: '#F6F6F6',
  grey100: '#F0F0F0',
  grey200: '#DEDEDE',
  grey300: '#C4C4C4',
  grey400: '#A3A3A3',
  grey450: '#8C8C8C',
  grey500: '#757575',
  grey600: '#5C5C5C',
  grey700: '#424242',
  grey800: '#2B2B2B',
  grey850: '#212121',
  red50: '#FDECEC',
  red200: '#F5A3A7',
  red300: '#FF7A80',
  /** Errors use `red50`, `error300` and `red600`, which never follow the accent. */
  error300: '#FF7A80',
  red600: '#B5121A',
  red700: '#8F0D14',
  green50: '#E8F5EC',
  green300: '#5CC98A',
  green500: '#187A43',
  amber300: '#F0B429',
});

/** Grounds that get darker in a series of bars or layers. Longer series repeat the last. */
export const SHADES = [
  palette.grey100,
  palette.grey200,
  palette.grey300,
  palette.grey600,
  palette.grey800,
  palette.black,
];

/** Sizes, spaces and durations. No other file has design values (rule 53). */
export const vars = createGlobalTheme(':root', {
  font: '"Archivo Variable","Archivo Fallback",Arial,sans-serif',
  /** Font width axis, for wide text and tall numbers. */
  width: { wide: '118%', mid: '108%', text: '100%', tall: '62%' },
  size: {
    display: 'clamp(2.75rem,1.35rem + 6.1vw,6.75rem)',
    h1: 'clamp(2.375rem,1.35rem + 4.3vw,5rem)',
    h2: 'clamp(2.125rem,1.45rem + 2.6vw,3.75rem)',
    h3: 'clamp(1.5rem,1.3rem + .85vw,2.125rem)',
    h4: 'clamp(1.25rem,1.18rem + .3vw,1.4375rem)',
    lead: 'clamp(1.1875rem,1.08rem + .48vw,1.5rem)',
    body: 'clamp(1.0625rem,1.03rem + .14vw,1.125rem)',
    /** For buttons, menus and short values. */
    label: '1rem',
    small: '.9375rem',
    caption: '.875rem',
    figure: 'clamp(5.5rem,3.4rem + 7.6vw,10.5rem)',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '40px',
    8: '56px',
    9: '72px',
    10: '96px',
    11: '128px',
    12: '160px',
  },
  section: 'clamp(72px,3rem + 6.6vw,144px)',
  gutter: 'clamp(20px,4.4vw,64px)',
  colGap: 'clamp(16px,2.2vw,32px)',
  frame: '1440px',
  inner: '1180px',
  measure: '680px',
  header: '72px',
  /** Minimum height of a hero that fills a wide window. */
  fill: '0px',
  shadow: '0 24px 72px rgba(22,22,22,.28)',
  time: {
    fast: '150ms',
    base: '250ms',
    wipe: '420ms',
    slide: '500ms',
    flip: '700ms',
    slider: '800ms',
    ripple: '2000ms',
    ring: '130s',
  },
  ease: 'cubic-bezier(.22,1,.36,1)',
  easeInOut: 'cubic-bezier(.65,0,.35,1)',
});

/** Tall figures. */
export const tall = { fontStretch: vars.width.tall, fontWeight: 600 } as const;

const getVarName = (reference: string) => reference.slice(4, -1);

globalStyle(':root', {
  '@media': {
    [upTo('menu')]: { vars: { [getVarName(vars.header)]: '60px' } },
    [reducedMotion]: {
      vars: Object.fromEntries(
        (['fast', 'base', 'wipe', 'slide', 'flip', 'slider', 'ripple'] as const).map(name => [
          getVarName(vars.time[name]),
          '0ms',
        ]),
      ),
    },
  },
});
