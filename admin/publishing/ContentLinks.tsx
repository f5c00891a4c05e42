import { Icon } from '../../components/ui/Icon';
import { calendar, trash } from '../../components/ui/icons';
import { kindNames } from '../../domain/kinds';
import { AREA_OF } from '../../domain/kinds/areas';
import { adminPaths } from '../../domain/paths';
import { useMay } from '../use-me';
import * as css from './ContentLinks.css';
import { trashAddress } from './trash-address';

/** The ways from the head of a list to what holds every kind. */
export function ContentLinks({ path }: { path: string }) {
  const may = useMay();
  const from = kindNames.find(kind => AREA_OF[kind].path === path);
  return (
    <div className={css.links}>
      <a className={css.link} href={adminPaths.calendar}>
        <Icon path={calendar} />
        Calendar
      </a>
      {may('content.publish') && (
        <a className={css.link} href={trashAddress({ kind: undefined, page: 1, from })}>
          <Icon path={trash} />
          Trash
        </a>
      )}
    </div>
  );
}
