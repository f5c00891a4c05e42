import { Icon } from '../components/ui/Icon';
import { IconButton } from '../components/ui/IconButton';
import { iconButton } from '../components/ui/IconButton.css';
import { edit, trash, up } from '../components/ui/icons';
import { visuallyHidden } from '../styles/layout.css';
import { Inline } from './kit/Stack';

type ItemActionsProps = {
  title: string;
  /** URL on the site. Undefined if the item isn't published. */
  href: string | undefined;
  writable: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** Labels contain the item's title, so that screen readers can tell the rows apart. */
export function ItemActions({ title, href, writable, onEdit, onDelete }: ItemActionsProps) {
  return (
    <Inline gap={1} justify="end" wrap={false}>
      {href && (
        <a className={iconButton} href={href} target="_blank" rel="noopener" title="View on site">
          <span className={visuallyHidden}>View {title} on site (opens a new tab)</span>
          <Icon path={up} />
        </a>
      )}
      {writable && (
        <>
          <IconButton label={`Edit ${title}`} title="Edit" icon={edit} onClick={onEdit} />
          <IconButton label={`Delete ${title}`} title="Delete" icon={trash} danger onClick={onDelete} />
        </>
      )}
    </Inline>
  );
}
