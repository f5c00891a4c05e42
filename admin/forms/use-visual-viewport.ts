import { useEffect } from 'react';

/**
 * Sets `--seen-top` and `--seen-height` to the visible part of the window, so that full-screen panels stay above an
 * on-screen keyboard.
 */
export function useVisualViewport(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { style } = document.documentElement;
    if (!viewport) return;
    const reset = () => {
      style.removeProperty('--seen-top');
      style.removeProperty('--seen-height');
    };
    const update = () => {
      const { offsetTop, height } = viewport;
      // A change restyles the whole page, so leave the defaults while nothing covers the window.
      if (offsetTop === 0 && Math.round(height) >= innerHeight) return reset();
      style.setProperty('--seen-top', `${offsetTop}px`);
      style.setProperty('--seen-height', `${height}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      reset();
    };
  }, []);
}
