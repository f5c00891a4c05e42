import { globalStyle, style } from '@vanilla-extract/css';
import { on } from '../styles/surfaces.css';
import { palette } from '../styles/tokens.css';

// Thin, quiet scrollbars, also in dialogs. Scrollers without a scrollbar have a class, which is more specific.
globalStyle('*', { scrollbarWidth: 'thin' });
globalStyle(':root', { background: palette.grey100, scrollbarColor: `${palette.grey450} transparent` });

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
