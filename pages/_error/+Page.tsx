import { usePageContext } from 'vike-react/usePageContext';
import { FailureNotice } from '../../components/site/FailureNotice';

/** Renders client-side errors. The server has its own error page. */
export default function ErrorPage() {
  const { errorWhileRendering } = usePageContext();
  return (
    <main>
      <FailureNotice error={errorWhileRendering} onRetry={() => location.reload()} />
    </main>
  );
}
