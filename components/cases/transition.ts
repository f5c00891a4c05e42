import type { CSSProperties } from 'react';

/**
 * Says that a case's picture or its words are the same thing on the page one comes from and on the one opened, so
 * that the browser moves them (`styles/transitions.css`). A page names a case once.
 */
export const sameThing = (part: 'cover' | 'words', slug: string): CSSProperties => ({
  viewTransitionName: `${part}-${slug}`,
  viewTransitionClass: part,
});
