import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../components/ui/Button';
import { firstPath } from '../domain/members/areas';
import * as css from './frame.css';
import { PageHead } from './PageHead';

/** Any address of the admin that has no page. */
export function AdminNotFound() {
  const { urlPathname, user } = usePageContext();
  return (
    <div className={css.page}>
      <PageHead title="Page not found" />
      <p className={css.address}>
        There is no page at <b>{urlPathname}</b>. Check the address, or choose an area above.
      </p>
      {user && (
        <Button variant="black_red" href={firstPath(user.role)}>
          Back to the staff area
        </Button>
      )}
    </div>
  );
}
