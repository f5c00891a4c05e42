import type { PageContextClient } from 'vike/types';
import { onRenderClient as render } from 'vike-react/__internal/integration/onRenderClient';
import { loadStored } from '../../components/stored/StoredPage';
import { wholeList } from '../../domain/paths';
import { motionWanted } from '../../styles/breakpoints';

const IN_PLACE = 'data-in-place';

/** Whether a list is narrowed or goes on: it is still the page at the same address. */
const isSameList = ({ urlPathname, previousPageContext }: PageContextClient) =>
  wholeList(urlPathname) === wholeList(previousPageContext?.urlPathname ?? '');

type Rendered = Parameters<typeof render>[0];

/**
 * Pages that the router shows pass into each other as documents do (`styles/transitions.css`): in the browsers that
 * do both, where motion is wanted.
 */
export default async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.stored) await loadStored(pageContext.stored);
  const show = () => render(pageContext as Rendered);
  if (pageContext.isHydration || !('PageRevealEvent' in window) || !matchMedia(motionWanted).matches)
    return show();
  return new Promise(resolve => {
    // The mark swings on the way to another page, not while a list is narrowed or goes on.
    document.documentElement.toggleAttribute(IN_PLACE, isSameList(pageContext));
    document.startViewTransition(async () => {
      const shown = show();
      // The router goes on, and scrolls, before the picture of the new page is taken.
      resolve(shown);
      await shown;
      await new Promise(taken => setTimeout(taken));
    });
  });
}
