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
    const update = () => {
      style.setProperty('--seen-top', `${viewport.offsetTop}px`);
      style.setProperty('--seen-height', `${viewport.height}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--seen-top');
      style.removeProperty('--seen-height');
    };
  }, []);
}
