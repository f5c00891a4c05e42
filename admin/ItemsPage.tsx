import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../components/ui/Button';
import { loadOnDemand } from '../components/ui/on-demand';
import { type KindName, kindNames, kinds } from '../domain/kinds';
import { capitalise, KIND_AREAS } from '../domain/kinds/areas';
import { itemLists, type ListedKind } from '../domain/paths';
import { trpc } from '../trpc/client';
import { ArticleBulkBar } from './ArticleBulkBar';
import { BulkBar, useBulkActions } from './BulkBar';
import { FormLoading } from './FormLoading';
import type { PublishedItem } from './forms/PublishedDialog';
import { getRemoveProcedure } from './get-remove-procedure';
import { ItemList, ItemListSkeleton } from './ItemList';
import { getKindTexts } from './kind-texts';
import { Empty } from './kit/Empty';
import { growingButton, hiddenUpTo } from './kit/layout.css';
import { Page } from './kit/Page';
import { ListBody } from './ListBody';
import { ListTools } from './ListTools';
import { ContentLinks } from './publishing/ContentLinks';
import { UndoRemoval } from './publishing/UndoRemoval';
import { RemovalDialog } from './RemovalDialog';
import { useCan } from './use-current-user';
import { useListState } from './use-list-state';
import { usePicked } from './use-picked';
import { useRemoval } from './use-removal';

const REMOVE_PROCEDURES = Object.fromEntries(
  kindNames.map(kind => [kind, getRemoveProcedure(kind)]),
) as Record<KindName, ReturnType<typeof getRemoveProcedure>>;

const shouldSaveData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Props of the form that opens over the list. `id` is undefined for a new item. */
export type ItemFormProps = {
  id?: string | undefined;
  /** Replaces the form with another item's. */
  onEdit: (id: string) => void;
  /** @param publishedItem the publication that closed the form */
  onClose: (publishedItem?: PublishedItem) => void;
};

const KindForm = loadOnDemand(() => import('./forms/KindForm'), { fallback: <FormLoading /> });
const PublishedDialog = loadOnDemand(() => import('./forms/PublishedDialog'));

/** Additional actions for the selected items of a kind. */
const BULK_BARS: Partial<Record<ListedKind, typeof ArticleBulkBar>> = { article: ArticleBulkBar };

export function ItemsPage({ kind }: { kind: ListedKind }) {
  const { nouns, getPath: getHref } = kinds[kind];
  const { title, path } = KIND_AREAS[kind];
  const { noun, addLabel, emptyTitle, perPage, messages } = getKindTexts(kind);
  const filterName = itemLists.find(list => list.kind === kind)?.filter ?? '';
  const utils = trpc.useUtils()[nouns as 'articles'];
  const onChanged = () => utils.invalidate();
  const { data: facets = [] } = trpc[nouns as 'articles'].countFacets.useQuery();
  const { data: authors = [] } = trpc[nouns as 'articles'].listAuthors.useQuery();
  const KindBulkBar = BULK_BARS[kind];
  const listState = useListState(path, filterName);
  const { q, author, stage, sort, page, edit, add } = listState.state;
  const canWrite = useCan()('content.write');

  const listQuery = {
    q,
    filter: listState.state.filter || undefined,
    author: author || undefined,
    state: stage || undefined,
    sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  };
  const items = trpc[nouns as 'articles'].adminList.useQuery(listQuery, {
    placeholderData: keepPreviousData,
    meta: { failed: messages.listFailed },
  });
  useEffect(() => {
    // Ignore errors, because opening the form loads the script again and reports them.
    if (items.isSuccess && canWrite && !shouldSaveData()) void KindForm.prefetch().catch(() => undefined);
  }, [items.isSuccess, canWrite]);
  const { pickedIds, pick, clear } = usePicked();
  const pickedItems = items.data?.items.filter(({ _id }) => pickedIds.has(_id)) ?? [];
  const bulk = useBulkActions({
    kind,
    noun,
    onDone: async () => {
      await onChanged();
      clear();
    },
  });
  const removal = useRemoval(REMOVE_PROCEDURES[kind], {
    onChanged,
    successMessage: messages.removed,
    errorMessage: messages.removeFailed,
    renderUndo: item => close => <UndoRemoval item={item} onDone={close} />,
  });

  const [publishedItem, setPublishedItem] = useState<PublishedItem>();
  function closeForm(publishedItem?: PublishedItem) {
    setPublishedItem(publishedItem);
    listState.closeForm();
    void onChanged();
  }

  return (
    <Page
      title={title}
      isOneLine
      action={
        <>
          <div className={hiddenUpTo.phone}>
            <ContentLinks path={path} />
          </div>
          {canWrite && (
            <Button variant="red_black" className={growingButton} onClick={listState.add}>
              {addLabel}
            </Button>
          )}
        </>
      }
    >
      <ListTools
        {...listState}
        filterLabel={capitalise(filterName)}
        allLabel={`All ${filterName}s`}
        filters={facets.map(({ label, count }) => ({ value: label, count }))}
        authors={authors}
        states={items.data?.states}
      >
        <ContentLinks path={path} />
      </ListTools>
      <div ref={removal.list} tabIndex={-1}>
        <ListBody
          query={items}
          listState={listState}
          perPage={perPage}
          errorMessage={messages.listFailed}
          skeleton={<ItemListSkeleton />}
          empty={<Empty title={emptyTitle}>To create the first one, select {addLabel}.</Empty>}
        >
          {visibleItems => (
            <ItemList
              kind={kind}
              items={visibleItems}
              getHref={getHref}
              pickedIds={pickedIds}
              onPick={pick}
              onAdd={canWrite ? listState.add : undefined}
              onEdit={listState.edit}
              onDelete={removal.requestRemoval}
              onBulk={bulk.askForConfirmation}
            />
          )}
        </ListBody>
      </div>
      {pickedItems.length > 0 && (
        <BulkBar
          items={pickedItems}
          isBusy={bulk.isBusy}
          onAction={action => bulk.askForConfirmation(action, pickedItems)}
          onClose={clear}
        >
          {KindBulkBar && <KindBulkBar items={pickedItems} onChanged={onChanged} />}
        </BulkBar>
      )}
      {bulk.dialog}
      <RemovalDialog removal={removal} kind={noun} />
      {canWrite && (edit || add) && (
        <KindForm
          key={edit ?? 'new'}
          kind={kind}
          id={edit}
          onEdit={listState.editInstead}
          onClose={closeForm}
        />
      )}
      {publishedItem && !edit && !add && (
        <PublishedDialog
          publishedItem={publishedItem}
          closeLabel={`Back to ${title}`}
          onPutBack={() => void onChanged()}
          onEdit={() => listState.edit(publishedItem.id)}
          onClose={() => setPublishedItem(undefined)}
        />
      )}
    </Page>
  );
}
