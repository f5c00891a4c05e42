import { Suspense, use } from 'react';
import { loadStoredViews, type StoredContent, StoredPage } from '../../../components/stored/StoredPage';

/** Keeps the server's HTML until the page's views are loaded. */
export const PagePreview = ({ page }: { page: StoredContent }) => (
  <Suspense>
    <LoadedPage page={page} />
  </Suspense>
);

/** Pending loads by page, so that each page's views are requested once. */
const requests = new WeakMap<StoredContent, Promise<void>>();

function LoadedPage({ page }: { page: StoredContent }) {
  if (!import.meta.env.SSR) {
    // Load the hero's view, even if the page normally renders its own hero.
    const request = requests.get(page) ?? loadStoredViews({ ...page, own: false });
    requests.set(page, request);
    use(request);
  }
  return <StoredPage {...page} />;
}
