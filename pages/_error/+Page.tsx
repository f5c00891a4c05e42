import { usePageContext } from 'vike-react/usePageContext';
import { FailureNotice } from '../../components/site/FailureNotice';

/** What the router in the browser shows when a page cannot be made; the server has a screen of its own. */
export default function ErrorPage() {
  const { errorWhileRendering } = usePageContext();
  return (
    <main>
      <FailureNotice error={errorWhileRendering} onRetry={() => location.reload()} />
    </main>
  );
}
