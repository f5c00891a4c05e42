import { adminPaths } from '../../../domain/paths';
import { text } from '../../../styles/text.css';
import { trpc } from '../../../trpc/client';
import { Spinner } from '../../ui/Spinner';
import { page } from '../frame.css';
import { ListFailure } from '../ListBody';
import { PageHead } from '../PageHead';
import { StateMark } from '../publishing/StateMark';
import { words } from '../words';

type PageEditorProps = {
  id: string;
  /** Called where the editor cannot be shown. */
  onClose: () => void;
};

/** A page with its words, as it stands. */
export default function PageEditor({ id }: PageEditorProps) {
  const opened = trpc.content.open.useQuery({ kind: 'page', id });
  const { data } = opened;
  return (
    <div className={page}>
      {data ? (
        <PageHead title={String(data.values.title || 'Without a title')}>
          <StateMark state={data.state} />
          <a className={text.link} href={adminPaths.pages}>
            All pages
          </a>
        </PageHead>
      ) : opened.isPending ? (
        <Spinner />
      ) : (
        <ListFailure error={opened.error} failed={words.pageFailed} onRetry={() => opened.refetch()} />
      )}
    </div>
  );
}
