import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { iconButton } from '../../components/ui/IconButton.css';
import { findUnpublishBlocker } from '../../domain/kinds/unpublish-blocker';
import { visuallyHidden } from '../../styles/layout.css';
import { moreActions } from '../forms/icons';
import { quietAction } from '../ItemList.css';
import { ActionMenu } from '../kit/ActionMenu';
import { formatTitle } from '../publishing/items';
import { useCan } from '../use-current-user';
import * as css from './Pages.css';
import type { PageDialogKind, StaffPage } from './staff-page';

type PageActionsProps = { page: StaffPage; onAsk: (dialogKind: PageDialogKind, page: StaffPage) => void };

export function PageActions({ page, onAsk }: PageActionsProps) {
  const can = useCan();
  const { slug, builtIn, written, state, writable } = page;
  const canPublish = can('content.publish');
  const hasDraft = state !== 'live';
  const actions: [asking: PageDialogKind, label: string, there: boolean][] = [
    ['rename', builtIn ? 'Rename…' : 'Rename or move…', writable],
    ['copy', 'Duplicate…', writable],
    ['share', 'Share a preview…', writable && hasDraft],
    ['history', 'History…', writable],
    ['unpublish', 'Unpublish…', canPublish && slug !== undefined && !findUnpublishBlocker(page._id)],
    ['reset', 'Restore built-in text…', canPublish && builtIn && (written || hasDraft)],
    ['remove', 'Delete…', canPublish && !builtIn],
  ];
  return (
    <ActionMenu
      isPortaled
      className={classNames(iconButton, quietAction)}
      actions={[
        slug !== undefined && { label: 'View on the site', href: slug, isOnSite: true },
        ...actions.map(
          ([action, label, isAvailable]) =>
            isAvailable && {
              label,
              onPress: () => onAsk(action, page),
              className: action === 'remove' ? css.dangerItem : undefined,
            },
        ),
      ]}
    >
      <span className={visuallyHidden}>More for {formatTitle(page)}</span>
      <Icon path={moreActions} />
    </ActionMenu>
  );
}
