import { style } from '@vanilla-extract/css';
import { on } from '../styles/surfaces.css';

export const ground = style([on.grey2, { minHeight: '100vh' }]);

/** Covers the page while a form's script loads. */
export const overlay = style([
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
