import { toast } from '../components/ui/toast-store';
import type { Article } from '../domain/kinds/article';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { api, toCallError, trpc } from '../trpc/client';
import { formatCount } from './format-count';
import { useSuggestedAuthors } from './forms/article/suggested-authors';
import { action } from './ItemList.css';
import { ActionMenu } from './kit/ActionMenu';
import type { StaffItem } from './publishing/items';
import { toastWithUndo } from './toast-with-undo';
import { useCan } from './use-current-user';

const TAGS_MAX = 20;

type ArticleBulkBarProps = { items: readonly StaffItem[]; onChanged: () => Promise<void> };
/** Changed fields of an article, with their former values for Undo. */
type Change = { id: string; isLive: boolean; from: Partial<Article>; to: Partial<Article> };

/** Renders actions that apply immediately and can be undone. */
export function ArticleBulkBar({ items, onChanged }: ArticleBulkBarProps) {
  const canPublish = useCan()('content.publish');
  const { data: tags = [] } = trpc.articles.countFacets.useQuery();
  const authors = useSuggestedAuthors();
  const isOnAllItems = (tag: string) => items.every(({ facets }) => facets.includes(tag));

  async function save({ id, isLive, from, to }: Change): Promise<void> {
    if (isLive && canPublish) await api.articles.update.mutate({ id, patch: to });
    else {
      const changes = Object.fromEntries(
        Object.entries(to).map(([field, value]) => [
          field,
          { from: from[field as keyof Article], to: value },
        ]),
      );
      await api.content.saveDraft.mutate({ kind: 'article', id, shape: SHAPE_VERSION, changes });
    }
  }

  /** @param fieldName name of the changed field, for the message. */
  async function saveAll(changes: readonly Change[], fieldName: string) {
    try {
      for (const change of changes) await save(change);
      toastWithUndo(`${fieldName} changed in ${formatCount(changes.length, 'article')}`, () =>
        saveAll(
          changes.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from })),
          fieldName,
        ),
      );
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    }
    await onChanged();
  }

  async function changeItems(
    fieldName: string,
    getNewValues: (values: Partial<Article>) => Partial<Article> | Promise<Partial<Article>>,
  ) {
    try {
      const changes: Change[] = [];
      for (const { _id: id, state, writable } of items) {
        if (!writable) continue;
        const { values } = await api.content.open.query({ kind: 'article', id });
        const newValues = await getNewValues(values as Partial<Article>);
        const oldValues = Object.fromEntries(
          Object.keys(newValues).map(field => [field, (values as Record<string, unknown>)[field]]),
        );
        changes.push({ id, isLive: state === 'live', from: oldValues, to: newValues });
      }
      await saveAll(changes, fieldName);
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    }
  }

  const setAuthor = (getDetails: (typeof authors)[number]['getDetails']) =>
    changeItems('Author', async ({ author }) => ({
      author: { ...author, ...(await getDetails()) } as Article['author'],
    }));
  const toggleTag = (tag: string) => {
    const isRemoval = isOnAllItems(tag);
    return changeItems('Tags', ({ tags: itemTags = [] }) => {
      const otherTags = itemTags.filter(itemTag => itemTag !== tag);
      // An article needs at least one tag.
      return { tags: isRemoval ? (otherTags.length > 0 ? otherTags : itemTags) : [...otherTags, tag] };
    });
  };

  return (
    <>
      <ActionMenu
        className={action}
        align="center"
        side="top"
        actions={tags.slice(0, TAGS_MAX).map(({ label: tag }) => ({
          label: `${isOnAllItems(tag) ? 'Remove' : 'Add'} ${tag}`,
          onPress: () => void toggleTag(tag),
        }))}
      >
        Tags
      </ActionMenu>
      {authors.length > 0 && (
        <ActionMenu
          className={action}
          align="center"
          side="top"
          actions={authors.map(({ name, getDetails }) => ({
            label: name,
            onPress: () => void setAuthor(getDetails),
          }))}
        >
          Author
        </ActionMenu>
      )}
    </>
  );
}
