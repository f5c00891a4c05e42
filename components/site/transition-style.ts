import type { CSSProperties } from 'react';

/**
 * Returns a style that names an element for a view transition (`styles/transitions.css`). Each name must be unique on a
 * page.
 */
export const getTransitionStyle = (part: 'cover' | 'words', slug: string): CSSProperties => ({
  viewTransitionName: `${part}-${slug}`,
  viewTransitionClass: part,
});
