import { createVar, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding } from '../../../styles/layout.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Height of a terrace between the first, 0, and the last, 1. */
export const rise = createVar();

const wideLayout = above('tablet');
const PADDING = 'clamp(14px,2vw,28px)';

export const section = style([sectionTight, { paddingBottom: 0, overflow: 'clip' }]);
/** Terraces, edge to edge. The last ones rise beside the title, and on phones they get wider instead. */
export const steps = style([
  frame,
  {
    '@media': {
      [wideLayout]: { display: 'flex', alignItems: 'flex-end', marginTop: 'clamp(-96px,-5vw,-40px)' },
    },
  },
]);

export const step = style({
  position: 'relative',
  background: `color-mix(in srgb,${palette.grey600} calc(${rise}*100%),${palette.grey850})`,
  transition: `flex-grow ${vars.time.slide} ${vars.ease},background ${vars.time.base}`,
  selectors: {
    '&:has(> [open])': { background: palette.white, color: palette.black },
    '&:has(> [open])::after': { transform: 'none' },
  },
  '@media': {
    [wideLayout]: {
      flex: '1 1 0',
      minWidth: 0,
      minHeight: `calc(clamp(360px,29vw,460px) + ${rise}*clamp(140px,13vw,208px))`,
      selectors: {
        '&:has(> [open])': { flexGrow: 2.3 },
        '&:is(:first-child,:last-child)': { flexBasis: `calc(${textPadding} - ${PADDING})` },
        '&:first-child': { paddingLeft: `calc(${textPadding} - ${PADDING})` },
      },
    },
    [upTo('tablet')]: {
      '::after': {
        top: 20,
        bottom: 'auto',
        width: 56,
        background: `linear-gradient(90deg,${palette.black} 4px,${palette.red} 0)`,
      },
      width: `calc(64% + ${rise}*36%)`,
      selectors: { '&:has(> [open])': { width: '100%' } },
    },
  },
  // A flag on the terrace that is open.
  '::after': {
    content: '',
    position: 'absolute',
    right: 'clamp(20px,2.8vw,40px)',
    bottom: '100%',
    width: 'clamp(64px,6.4vw,96px)',
    aspectRatio: '1',
    background: `linear-gradient(90deg,${palette.white} 5px,${palette.red} 0)`,
    clipPath: 'polygon(0 0,100% 0,80% 25%,100% 50%,5px 50%,5px 100%,0 100%)',
    transform: 'scaleY(0)',
    transformOrigin: '0 100%',
    transition: `transform ${vars.time.slide} ${vars.ease}`,
  },
});

export const head = style({
  display: 'block',
  padding: `28px 8px 0 ${PADDING}`,
  listStyle: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -8 },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [upTo('tablet')]: {
      display: 'flex',
      alignItems: 'center',
      gap: '20px',
      minHeight: 96,
      padding: `12px ${vars.gutter}`,
    },
  },
});
export const digit = style({
  ...tall,
  display: 'block',
  fontSize: vars.size.figure,
  lineHeight: 0.84,
  '@media': { [upTo('tablet')]: { flex: 'none', width: '1ch', fontSize: '4.5rem' } },
});
export const name = style({ display: 'block', '@media': { [wideLayout]: { marginTop: 24 } } });
export const text = style({
  // Doesn't wrap again while the step gets wider.
  width: 'min(330px,30vw)',
  padding: `10px 0 32px`,
  marginLeft: PADDING,
  '@media': {
    [upTo('tablet')]: { width: 'auto', maxWidth: '46ch', margin: `0 ${vars.gutter}`, paddingTop: 4 },
  },
});
