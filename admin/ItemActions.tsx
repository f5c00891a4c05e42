import { Icon } from '../components/ui/Icon';
import { IconButton } from '../components/ui/IconButton';
import { iconButton } from '../components/ui/IconButton.css';
import { edit, trash, up } from '../components/ui/icons';
import { visuallyHidden } from '../styles/layout.css';
import { Inline } from './kit/Stack';

type ItemActionsProps = {
  title: string;
  /** URL on the site, or undefined if not published. */
  href: string | undefined;
  /** Whether the member can edit this item. */
  writable: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** Renders an item's actions. Each label contains the item's title. */
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
