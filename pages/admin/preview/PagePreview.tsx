import { Suspense, use } from 'react';
import { loadStored, type StoredContent, StoredPage } from '../../../components/stored/StoredPage';

/** A page as it would be published; it stays as the server drew it until what draws its sections is there. */
export const PagePreview = ({ page }: { page: StoredContent }) => (
  <Suspense>
    <Drawn page={page} />
  </Suspense>
);

/** What a page is drawn by, asked for once. */
const asked = new WeakMap<StoredContent, Promise<void>>();

function Drawn({ page }: { page: StoredContent }) {
  if (!import.meta.env.SSR) {
    // Here its head is drawn for it, also where the page does that itself.
    const coming = asked.get(page) ?? loadStored({ ...page, own: false });
    asked.set(page, coming);
    use(coming);
  }
  return <StoredPage {...page} />;
}
