import { Icon } from '../../components/ui/Icon';
import { calendar, trash } from '../../components/ui/icons';
import { kindNames } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { adminPaths } from '../../domain/paths';
import { Inline } from '../kit/Stack';
import { useMay } from '../use-me';
import { link } from './ContentLinks.css';
import { trashAddress } from './trash-address';

/** Links from a list to the pages about all kinds. */
export function ContentLinks({ path }: { path: string }) {
  const may = useMay();
  const from = kindNames.find(kind => KIND_AREAS[kind].path === path);
  return (
    <Inline gap={4}>
      <a className={link} href={adminPaths.calendar}>
        <Icon path={calendar} />
        Calendar
      </a>
      {may('content.publish') && (
        <a className={link} href={trashAddress({ kind: undefined, page: 1, from })}>
          <Icon path={trash} />
          Trash
        </a>
      )}
    </Inline>
  );
}
