import { adminPaths } from '../../../domain/paths';
import { Icon } from '../../ui/Icon';
import { calendar, trash } from '../../ui/icons';
import { useMay } from '../use-me';
import * as css from './ContentLinks.css';

/** The ways from the head of a list to what holds every kind. */
export function ContentLinks() {
  const may = useMay();
  return (
    <div className={css.links}>
      <a className={css.link} href={adminPaths.calendar}>
        <Icon path={calendar} />
        Calendar
      </a>
      {may('content.publish') && (
        <a className={css.link} href={adminPaths.trash}>
          <Icon path={trash} />
          Trash
        </a>
      )}
    </div>
  );
}
