import { Suspense, use } from 'react';
import { loadStored, type StoredContent, StoredPage } from '../../../components/stored/StoredPage';

/** Renders a page as it would be published; the server's HTML remains until its views are loaded. */
export const PagePreview = ({ page }: { page: StoredContent }) => (
  <Suspense>
    <Drawn page={page} />
  </Suspense>
);

/** Pending loads of views per page, so that each is requested once. */
const requests = new WeakMap<StoredContent, Promise<void>>();

function Drawn({ page }: { page: StoredContent }) {
  if (!import.meta.env.SSR) {
    // Includes the hero, even for a page that renders its own.
    const request = requests.get(page) ?? loadStored({ ...page, own: false });
    requests.set(page, request);
    use(request);
  }
  return <StoredPage {...page} />;
}
