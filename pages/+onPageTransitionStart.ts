import type { PageContextClient } from 'vike/types';

/**
 * Saves the scroll position for Back. The router saves it only 300 ms after a scroll, which is too late if a link is
 * followed sooner.
 */
export default function onPageTransitionStart({ isHistoryNavigation }: PageContextClient) {
  // For Back and Forward, the history entry has already changed.
  if (isHistoryNavigation) return;
  const { vike, ...state } = history.state;
  const scrollPosition = { x: scrollX, y: scrollY };
  history.replaceState({ ...state, vike: { ...vike, scrollPosition } }, '');
}
