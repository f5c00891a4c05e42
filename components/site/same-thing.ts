import type { CSSProperties } from 'react';

/**
 * Says that the picture or the words of a case or an article are the same thing on the page one comes from and on the
 * one opened, so that the browser moves them (`styles/transitions.css`). A page names each once.
 */
export const sameThing = (part: 'cover' | 'words', slug: string): CSSProperties => ({
  viewTransitionName: `${part}-${slug}`,
  viewTransitionClass: part,
});
