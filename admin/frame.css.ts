import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { on } from '../styles/surfaces.css';
import { side } from './kit/layout.css';

export const ground = style([on.grey2, { minHeight: '100vh' }]);

export const page = style({
  maxWidth: 1600,
  marginInline: 'auto',
  padding: `clamp(24px,3vw,48px) ${side} 96px`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 28,
});
export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [upTo('phone')]: { width: '100%' } },
});
/** On a phone a finger's height, whatever its size; a large one stays what it is. */
export const headAction = style({ '@media': { [upTo('phone')]: { flex: 1, paddingBlock: 12 } } });

/** An address may be long, without a place to break. */
export const address = style({ marginBottom: 24, overflowWrap: 'anywhere' });

/** Shown while its successor loads. */
export const stale = style({ opacity: 0.5, transition: 'opacity 150ms linear' });

/** What waits for the script of a form that opens over the page. */
export const veil = style([
  on.black,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 70,
    display: 'grid',
    placeItems: 'center',
    selectors: { '&&': { background: 'rgba(22,22,22,.72)' } },
  },
]);
