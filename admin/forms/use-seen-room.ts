import { useEffect } from 'react';

/**
 * Sets `--seen-top` and `--seen-height` to the visible part of the window, so that full-screen panels stay above an
 * on-screen keyboard.
 */
export function useSeenRoom(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    if (!seen) return;
    const tell = () => {
      style.setProperty('--seen-top', `${seen.offsetTop}px`);
      style.setProperty('--seen-height', `${seen.height}px`);
    };
    tell();
    seen.addEventListener('resize', tell);
    seen.addEventListener('scroll', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      seen.removeEventListener('scroll', tell);
      style.removeProperty('--seen-top');
      style.removeProperty('--seen-height');
    };
  }, []);
}
