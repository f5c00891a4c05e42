import type { CSSProperties } from 'react';

/**
 * Returns the style that marks a case's or article's image or text for a view transition (`styles/transitions.css`).
 * Each name must be unique on a page.
 */
export const getTransitionStyle = (part: 'cover' | 'words', slug: string): CSSProperties => ({
  viewTransitionName: `${part}-${slug}`,
  viewTransitionClass: part,
});
