import { pageEditPath } from '../../../domain/paths';
import { text } from '../../../styles/text.css';
import { trpc } from '../../../trpc/client';
import { Spinner } from '../../ui/Spinner';
import { page } from '../frame.css';
import { ListFailure } from '../ListBody';
import { PageHead } from '../PageHead';
import { ContentLinks } from '../publishing/ContentLinks';
import { titleOf } from '../publishing/items';
import { LastChange } from '../publishing/LastChange';
import { words } from '../words';

/** Every page of the site, built in or not. */
export function Pages() {
  const pages = trpc.pages.adminList.useQuery();
  return (
    <div className={page}>
      <PageHead title="Pages">
        <ContentLinks />
      </PageHead>
      {pages.data ? (
        <ul>
          {pages.data.map(item => (
            <li key={item._id}>
              <a className={text.link} href={pageEditPath(item._id)}>
                {titleOf(item)}
              </a>
              <LastChange item={item} />
            </li>
          ))}
        </ul>
      ) : pages.isPending ? (
        <Spinner />
      ) : (
        <ListFailure error={pages.error} failed={words.pagesFailed} onRetry={() => pages.refetch()} />
      )}
    </div>
  );
}
