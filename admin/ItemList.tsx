import { useRef } from 'react';
import { createPlaceholderCover, toDataUrl } from '../art/placeholder-cover';
import { Avatar } from '../components/ui/Avatar';
import { classNames } from '../components/ui/class-names';
import { Icon } from '../components/ui/Icon';
import { IconButton } from '../components/ui/IconButton';
import { iconButton } from '../components/ui/IconButton.css';
import { edit, image, trash, up } from '../components/ui/icons';
import { Skeleton } from '../components/ui/Skeleton';
import type { KindName } from '../domain/kinds';
import { KIND_AREAS } from '../domain/kinds/areas';
import { READ_COUNT_DAYS } from '../domain/limits';
import { getSmallestSource } from '../domain/responsive';
import { findChosenSlug } from '../domain/slug';
import { toStaffSource } from '../domain/staff-media';
import { visuallyHidden } from '../styles/layout.css';
import type { BulkAction } from './bulk-actions';
import { moreActions } from './forms/icons';
import * as css from './ItemList.css';
import { ActionMenu } from './kit/ActionMenu';
import { SelectCheckbox } from './kit/Checkbox';
import { CopyCode } from './kit/CopyCode';
import { hiddenAbove, hiddenUpTo, linkTarget } from './kit/layout.css';
import { Row, sheet } from './kit/Row';
import { Inline, Stack } from './kit/Stack';
import { Text } from './kit/Text';
import { KeyHints, useListKeys } from './ListKeys';
import { formatTitle, type StaffItem } from './publishing/items';
import { LastChange } from './publishing/RelativeTime';
import { useCan } from './use-current-user';
import type { RemovableItem } from './use-removal';

type ItemListProps = {
  kind: KindName;
  items: readonly StaffItem[];
  getHref: (slug: string) => string;
  pickedIds: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
  onEdit: (id: string) => void;
  onDelete: (item: RemovableItem) => void;
  onBulk: (action: BulkAction, items: readonly StaffItem[]) => void;
};

type ItemListWithKeysProps = ItemListProps & {
  /** Opens the form of a new item. Undefined without permission. */
  onAdd: (() => void) | undefined;
};

/** Renders a list of items with keyboard shortcuts. */
export function ItemList({ onAdd, ...props }: ItemListWithKeysProps) {
  const list = useRef<HTMLDivElement>(null);
  const { pickedIds, onPick } = props;
  const keys = useListKeys({ list, pickedIds, onPick, actions: onAdd ? { c: onAdd } : {} });
  return (
    <Stack gap={4}>
      <div ref={list}>
        <ItemRows {...props} />
      </div>
      <KeyHints keys={keys} extraHints={onAdd ? ADD_HINT : []} />
    </Stack>
  );
}

const SHOWN_ID_LENGTH = 6;
const ADD_HINT = [['c', 'Create']];

const ItemRows = ({ kind, items, getHref, pickedIds, onPick, ...handlers }: ItemListProps) => (
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
          isFlush
          hasLowEnd
          isHeading
          isChecked={pickedIds.has(item._id)}
          lastFactFrom="tablet"
          lead={
            <div className={css.lead}>
              <SelectCheckbox
                name={title}
                className={css.imageCheckboxLabel}
                isPicked={pickedIds.has(item._id)}
                onPick={isPicked => onPick(item._id, isPicked)}
              />
              <Thumbnail src={item.cover || drawCover(kind, item)} />
            </div>
          }
          title={
            <Text size="title">
              {item.writable ? (
                <a
                  className={linkTarget}
                  href={KIND_AREAS[kind].edit(item._id)}
                  data-item={item._id}
                  onClick={open}
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </Text>
          }
          note={
            <>
              {item.summary && (
                <Text block look="line" size="small" hiddenUpTo="phone">
                  {item.summary}
                </Text>
              )}
              <Inline as="span" gap={3} wrap={false}>
                {item.facets.length > 0 && (
                  <Text look="line" hiddenUpTo="phone">
                    {item.facets.join(', ')}
                  </Text>
                )}
                <CopyCode text={item._id} name="ID" look="quiet">
                  {`ID ${item._id.slice(0, SHOWN_ID_LENGTH)}`}
                </CopyCode>
              </Inline>
            </>
          }
          facts={[<LastChange key="change" item={item} />, <Person key="person" item={item} />]}
          end={
            <>
              <ReadCount count={item.reads} />
              <RowActions
                item={item}
                title={title}
                href={item.slug && getHref(item.slug)}
                onSelect={() => onPick(item._id, !pickedIds.has(item._id))}
                {...handlers}
              />
            </>
          }
        />
      );
    })}
  </ul>
);

/** Returns the cover that visitors see if an article or a case has no image. */
function drawCover(kind: KindName, item: StaffItem): string {
  const slug = item.slug ?? findChosenSlug(item);
  return slug && (kind === 'article' || kind === 'case') ? toDataUrl(createPlaceholderCover(slug)) : '';
}

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

/** Renders an article's author or a case's client. */
const Person = ({ item: { author, client } }: { item: StaffItem }) =>
  !author ? (
    <Text size="small" visuallyHiddenUpTo="wide">
      {client}
    </Text>
  ) : (
    <Inline gap={3} wrap={false}>
      <Avatar name={author.name} size={36} photo={author.portrait && toStaffSource(author.portrait)} />
      <Text size="small" visuallyHiddenUpTo="wide">
        {author.name}
      </Text>
    </Inline>
  );

const ReadCount = ({ count = 0 }: { count: number | undefined }) => (
  <div className={css.readCount}>
    {count > 0 && (
      <>
        <Text block size="figure">
          {count.toLocaleString('en-GB')}
        </Text>
        <Text size="caption" tone="muted">
          {count === 1 ? 'read' : 'reads'}, {READ_COUNT_DAYS} d
        </Text>
      </>
    )}
  </div>
);

type RowActionsProps = Pick<ItemListProps, 'onEdit' | 'onDelete' | 'onBulk'> & {
  item: StaffItem;
  title: string;
  /** URL on the site. Undefined if the item isn't published. */
  href: string | undefined;
  onSelect: () => void;
};

/** Renders a row's actions. Their labels contain the item's title, to tell the rows apart in screen readers. */
function RowActions({ item, title, href, onSelect, onEdit, onDelete, onBulk }: RowActionsProps) {
  const canPublish = useCan()('content.publish');
  const action = classNames(iconButton, css.quietAction);
  const remove = () => onDelete({ _id: item._id, title });
  return (
    <Inline gap={0} justify="end" wrap={false}>
      {href ? (
        <a
          className={classNames(action, hiddenUpTo.menu)}
          href={href}
          target="_blank"
          rel="noopener"
          title="View on site"
        >
          <span className={visuallyHidden}>View {title} on site (opens a new tab)</span>
          <Icon path={up} />
        </a>
      ) : (
        // Keeps the icons of all rows aligned.
        <span className={classNames(action, hiddenUpTo.menu)} />
      )}
      {item.writable && (
        <>
          <IconButton
            className={css.quietAction}
            label={`Edit ${title}`}
            title="Edit"
            icon={edit}
            onClick={() => onEdit(item._id)}
          />
          <IconButton
            className={css.quietAction}
            label={`Delete ${title}`}
            title="Delete"
            icon={trash}
            isDanger
            onClick={remove}
          />
        </>
      )}
      <ActionMenu
        className={action}
        title="More"
        actions={[
          href !== undefined && {
            label: 'View on site',
            href,
            isOnSite: true,
            className: hiddenAbove.menu,
          },
          // The checkbox over the thumbnail is hidden.
          { label: 'Select', onPress: onSelect, className: hiddenAbove.phone },
          canPublish &&
            item.state !== 'live' && { label: 'Publish', onPress: () => onBulk('publish', [item]) },
          canPublish &&
            item.slug !== undefined && { label: 'Unpublish', onPress: () => onBulk('unpublish', [item]) },
        ]}
      >
        <span className={visuallyHidden}>More for {title}</span>
        <Icon path={moreActions} />
      </ActionMenu>
    </Inline>
  );
}

const SKELETON_ROWS = 8;

export const ItemListSkeleton = () => (
  <div className={sheet}>
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <Row
        key={index}
        as="div"
        isFlush
        hasLowEnd
        lead={<Skeleton width={96} height={66} />}
        title={<Skeleton width={`${70 - (index % 3) * 12}%`} height={46} />}
        facts={[<Skeleton key="state" width={150} height={40} />]}
        end={<Skeleton width={140} height={44} />}
      />
    ))}
  </div>
);
