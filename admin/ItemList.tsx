import { Avatar } from '../components/ui/Avatar';
import { Icon } from '../components/ui/Icon';
import { IconButton } from '../components/ui/IconButton';
import { iconButton } from '../components/ui/IconButton.css';
import { edit, image, trash, up } from '../components/ui/icons';
import { Skeleton } from '../components/ui/Skeleton';
import type { KindName } from '../domain/kinds';
import { KIND_AREAS } from '../domain/kinds/areas';
import { getInitials } from '../domain/person';
import { getSmallestSource } from '../domain/responsive';
import { toStaffSource } from '../domain/staff-media';
import { visuallyHidden } from '../styles/layout.css';
import type { BulkAction } from './bulk-actions';
import { menu, menuItem } from './forms/menu.css';
import * as css from './ItemList.css';
import { code } from './kit/parts.css';
import { Row, sheet } from './kit/Row';
import { Inline } from './kit/Stack';
import { Text } from './kit/Text';
import * as Menu from './Menu';
import { moreActions } from './page-editor/icons';
import { formatTitle, type StaffItem } from './publishing/items';
import { LastChange } from './publishing/LastChange';
import { useCan } from './use-current-user';
import type { RemovableItem } from './use-removal';

type ItemListProps = {
  kind: KindName;
  items: readonly StaffItem[];
  hrefOf: (slug: string) => string;
  /** IDs of the selected items. */
  picked: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
  onEdit: (id: string) => void;
  onDelete: (item: RemovableItem) => void;
  onBulk: (action: BulkAction, items: readonly StaffItem[]) => void;
};

export const ItemList = ({ kind, items, hrefOf, picked, onPick, ...handlers }: ItemListProps) => (
  <ul className={sheet}>
    {items.map(item => {
      const title = formatTitle(item);
      const open = (event: React.MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        handlers.onEdit(item._id);
      };
      return (
        <Row
          key={item._id}
          flush
          wraps
          heading
          isChecked={picked.has(item._id)}
          lastFactFrom="wide"
          lead={
            <Inline gap={3} wrap={false}>
              <label className={css.checkboxLabel}>
                <span className={visuallyHidden}>Select {title}</span>
                <input
                  type="checkbox"
                  className={css.checkbox}
                  checked={picked.has(item._id)}
                  onChange={({ target }) => onPick(item._id, target.checked)}
                />
              </label>
              <Thumbnail src={item.cover} />
            </Inline>
          }
          title={
            <Text size="title">
              {item.writable ? (
                <a href={KIND_AREAS[kind].edit(item._id)} onClick={open}>
                  {title}
                </a>
              ) : (
                title
              )}
            </Text>
          }
          note={
            <>
              {item.facets.length > 0 && `${item.facets.join(', ')} · `}
              <code className={`${code} ${css.id}`}>{item._id}</code>
            </>
          }
          facts={[<LastChange key="change" item={item} />, <Reach key="reach" item={item} />]}
          end={<RowActions item={item} title={title} href={item.slug && hrefOf(item.slug)} {...handlers} />}
        />
      );
    })}
  </ul>
);

const Thumbnail = ({ src }: { src: string }) =>
  src ? (
    <img
      className={css.thumbnail}
      src={toStaffSource(getSmallestSource(src))}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={css.noImage}>
      <Icon path={image} />
    </span>
  );

/** An item's author and page views. */
const Reach = ({ item: { author, reads } }: { item: StaffItem }) => (
  <Inline gap={3} wrap={false}>
    {author && (
      <Avatar
        initials={getInitials(author.name)}
        size={36}
        photo={author.portrait && toStaffSource(author.portrait)}
      />
    )}
    <div>
      {author && (
        <Text block size="small">
          {author.name}
        </Text>
      )}
      {reads !== undefined && reads > 0 && (
        <Text block size="caption" tone="muted" look="numbers">
          {reads.toLocaleString('en-GB')} {reads === 1 ? 'read' : 'reads'}
        </Text>
      )}
    </div>
  </Inline>
);

type RowActionsProps = Pick<ItemListProps, 'onEdit' | 'onDelete' | 'onBulk'> & {
  item: StaffItem;
  title: string;
  /** URL on the site. Undefined if the item isn't published. */
  href: string | undefined;
};

/** Labels contain the item's title, so that screen readers can tell the rows apart. */
function RowActions({ item, title, href, onEdit, onDelete, onBulk }: RowActionsProps) {
  const mayPublish = useCan()('content.publish');
  return (
    <Inline gap={1} justify="end" wrap={false}>
      {href ? (
        <a className={iconButton} href={href} target="_blank" rel="noopener" title="View on site">
          <span className={visuallyHidden}>View {title} on site (opens a new tab)</span>
          <Icon path={up} />
        </a>
      ) : (
        // Keeps the icons of all rows aligned.
        <span className={iconButton} />
      )}
      {item.writable && (
        <>
          <IconButton label={`Edit ${title}`} title="Edit" icon={edit} onClick={() => onEdit(item._id)} />
          <IconButton
            label={`Delete ${title}`}
            title="Delete"
            icon={trash}
            danger
            onClick={() => onDelete({ _id: item._id, title })}
          />
        </>
      )}
      <Menu.Root>
        <Menu.Trigger className={iconButton} title="More">
          <span className={visuallyHidden}>More for {title}</span>
          <Icon path={moreActions} />
        </Menu.Trigger>
        <Menu.Content className={menu} align="end" collisionPadding={8}>
          <Menu.Item
            className={menuItem}
            onSelect={() => void navigator.clipboard?.writeText(item._id).catch(() => undefined)}
          >
            Copy ID
          </Menu.Item>
          {mayPublish && item.state !== 'live' && (
            <Menu.Item className={menuItem} onSelect={() => onBulk('publish', [item])}>
              Publish
            </Menu.Item>
          )}
          {mayPublish && item.slug !== undefined && (
            <Menu.Item className={menuItem} onSelect={() => onBulk('unpublish', [item])}>
              Unpublish
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
    </Inline>
  );
}

const ROWS = 8;

export const ItemListSkeleton = () => (
  <div className={sheet}>
    {Array.from({ length: ROWS }, (_, index) => (
      <Row
        key={index}
        as="div"
        flush
        lead={<Skeleton width={96} height={66} />}
        title={<Skeleton width={`${70 - (index % 3) * 12}%`} height={46} />}
        facts={[<Skeleton key="state" width={150} height={40} />]}
        end={<Skeleton width={140} height={44} />}
      />
    ))}
  </div>
);
