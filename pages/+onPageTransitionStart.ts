import type { PageContextClient } from 'vike/types';

/**
 * Notes where the reader leaves a page, for Back. The router notes it by itself, but 300 ms after a scroll: who
 * follows a link sooner came back to another place.
 */
export default function onPageTransitionStart({ isHistoryNavigation }: PageContextClient) {
  // Back and Forward have changed the entry before anybody hears of it.
  if (isHistoryNavigation) return;
  const { vike, ...state } = history.state;
  const scrollPosition = { x: scrollX, y: scrollY };
  history.replaceState({ ...state, vike: { ...vike, scrollPosition } }, '');
}
