import { FailureNotice } from '../../components/site/FailureNotice';

/** What the router in the browser shows when a page cannot be made; the server has a screen of its own. */
export default function ErrorPage() {
  return (
    <main>
      <FailureNotice onRetry={() => location.reload()} />
    </main>
  );
}
