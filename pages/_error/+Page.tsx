import { usePageContext } from 'vike-react/usePageContext';
import { FailureNotice } from '../../components/site/FailureNotice';

/** Renders client-side errors; the server has a separate error screen. */
export default function ErrorPage() {
  const { errorWhileRendering } = usePageContext();
  return (
    <main>
      <FailureNotice error={errorWhileRendering} onRetry={() => location.reload()} />
    </main>
  );
}
