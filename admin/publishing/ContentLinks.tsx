import { Icon } from '../../components/ui/Icon';
import { calendar, trash } from '../../components/ui/icons';
import { kindNames } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { adminPaths } from '../../domain/paths';
import { Inline } from '../kit/Stack';
import { choiceParam, createUrlCodec, pageParam } from '../list-url';
import { useCan } from '../use-current-user';
import { link } from './Trash.css';

export function ContentLinks({ path }: { path: string }) {
  const can = useCan();
  const currentKind = kindNames.find(kind => KIND_AREAS[kind].path === path);
  return (
    <Inline gap={4}>
      <a className={link} href={adminPaths.calendar}>
        <Icon path={calendar} />
        Calendar
      </a>
      {can('content.publish') && (
        <a className={link} href={trashCodec.format(adminPaths.trash, { from: currentKind })}>
          <Icon path={trash} />
          Trash
        </a>
      )}
    </Inline>
  );
}

export const trashCodec = createUrlCodec({
  kind: choiceParam('kind', kindNames, undefined),
  page: pageParam,
  /** The list from which the trash was opened. */
  from: choiceParam('from', kindNames, undefined),
});
