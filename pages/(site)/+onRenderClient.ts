import type { PageContextClient } from 'vike/types';
import { onRenderClient as render } from 'vike-react/__internal/integration/onRenderClient';
import { loadStoredViews } from '../../components/stored/StoredPage';
import { NAVIGATED_EVENT } from '../../domain/hydration';
import { stripPageNumber } from '../../domain/paths';
import { fullMotion } from '../../styles/breakpoints';

const IN_PLACE_ATTRIBUTE = 'data-in-place';

/** Returns whether both pages show the same list. Filters and paging change only the query and the page number. */
const isSameList = ({ urlPathname, previousPageContext }: PageContextClient) =>
  stripPageNumber(urlPathname) === stripPageNumber(previousPageContext?.urlPathname ?? '');

type RenderContext = Parameters<typeof render>[0];

/**
 * Animates client-side navigation like navigation between documents (`styles/transitions.css`), if view transitions are
 * supported and motion is allowed.
 */
export default async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const { stored, config, urlPathname, isHydration } = pageContext;
  if (!isHydration) document.dispatchEvent(new Event(NAVIGATED_EVENT));
  await Promise.all([stored && loadStoredViews(stored), config.loadViews?.(urlPathname)]);
  const renderPage = () => render(pageContext as RenderContext);
  if (isHydration || !('PageRevealEvent' in window) || !matchMedia(fullMotion).matches) return renderPage();
  return new Promise(resolve => {
    // The mark swings on navigation, not while a list is filtered or paged.
    document.documentElement.toggleAttribute(IN_PLACE_ATTRIBUTE, isSameList(pageContext));
    document.startViewTransition(async () => {
      const rendering = renderPage();
      // Lets the router continue and scroll before the browser captures the new page.
      resolve(rendering);
      await rendering;
      await new Promise(resolve => setTimeout(resolve));
    });
  });
}
