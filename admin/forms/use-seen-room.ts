import { useEffect } from 'react';

/**
 * Keeps what fills the screen above a keyboard on the glass: while it is used, `--seen-top` and `--seen-height` tell
 * what is left to see of the window.
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
