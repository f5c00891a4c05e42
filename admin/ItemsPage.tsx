import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../components/ui/Button';
import { EmptyState } from '../components/ui/Notice';
import { type KindName, kindNames } from '../domain/kinds';
import type { ListedState } from '../domain/publishing/state';
import type { Outputs } from '../trpc/client';
import { BulkBar, useBulkActions } from './BulkBar';
import { getRemoval } from './get-removal';
import { ItemList, ItemListSkeleton } from './ItemList';
import { grow, hiddenUpTo } from './kit/layout.css';
import { Page } from './kit/Page';
import { ListBody } from './ListBody';
import { ListTools } from './ListTools';
import type { Sort } from './list-url';
import { ContentLinks } from './publishing/ContentLinks';
import type { StaffItem } from './publishing/items';
import { UndoRemoval } from './publishing/UndoRemoval';
import { RemovalDialog } from './RemovalDialog';
import { useCan } from './use-current-user';
import { useListState } from './use-list-state';
import { useRemoval } from './use-removal';

const REMOVALS = Object.fromEntries(kindNames.map(kind => [kind, getRemoval(kind)])) as Record<
  KindName,
  ReturnType<typeof getRemoval>
>;

const shouldSaveData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

type ListQuery = {
  q: string;
  filter: string | undefined;
  state: ListedState | undefined;
  sort: Sort;
  offset: number;
  limit: number;
};

/** Props of the form that opens over the list. `id` is undefined for a new item. */
export type ItemFormProps = {
  id?: string | undefined;
  /** Replaces the form with another item's. */
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** tRPC procedure that lists items, such as `trpc.articles.adminList`. */
type ListProcedure = {
  useQuery: (
    listQuery: ListQuery,
    options: { placeholderData: typeof keepPreviousData; meta: { failed: string } },
  ) => UseQueryResult<Outputs['articles']['adminList'], unknown>;
};

type ItemsPageProps = {
  kind: KindName;
  title: string;
  addLabel: string;
  /** Singular noun, such as `article`. */
  noun: string;
  hrefOf: (slug: string) => string;
  path: string;
  perPage: number;
  filter: {
    /** URL parameter, such as `tag`. */
    name: string;
    label: string;
    allLabel: string;
    options: readonly { value: string; count: number }[];
  };
  list: ListProcedure;
  /** Refetches data that an edit or removal may have changed. */
  onChanged: () => Promise<void>;
  messages: { failed: string; removed: string; removeFailed: string; emptyTitle: string };
  /** Additional actions for the selected items. */
  Bulk?: ComponentType<{ items: readonly StaffItem[]; onChanged: () => Promise<void> }>;
  Form: ComponentType<ItemFormProps>;
  /** Preloads the form's large script while the list is visible. */
  fetchForm: () => Promise<unknown>;
};

export function ItemsPage({ filter, messages, onChanged, Form, fetchForm, Bulk, ...props }: ItemsPageProps) {
  const { kind, noun, path, perPage } = props;
  const listState = useListState(path, filter.name);
  const { q, stage, sort, page, edit, add } = listState.state;
  const mayWrite = useCan()('content.write');

  const listQuery: ListQuery = {
    q,
    filter: listState.state.filter || undefined,
    state: stage || undefined,
    sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  };
  const items = props.list.useQuery(listQuery, {
    placeholderData: keepPreviousData,
    meta: { failed: messages.failed },
  });
  useEffect(() => {
    // Ignore errors, because opening the form loads the script again and reports them.
    if (items.isSuccess && mayWrite && !shouldSaveData()) void fetchForm().catch(() => undefined);
  }, [items.isSuccess, mayWrite, fetchForm]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pickedItems = items.data?.items.filter(({ _id }) => picked.has(_id)) ?? [];
  const pick = (id: string, isPicked: boolean) =>
    setPicked(
      before => new Set(isPicked ? [...before, id] : [...before].filter(pickedId => pickedId !== id)),
    );
  const bulk = useBulkActions({
    kind,
    noun,
    onDone: async () => {
      await onChanged();
      setPicked(new Set());
    },
  });
  const removal = useRemoval(REMOVALS[kind], {
    onChanged,
    done: messages.removed,
    failed: messages.removeFailed,
    more: item => close => <UndoRemoval item={item} onDone={close} />,
  });

  function closeForm() {
    listState.closeForm();
    void onChanged();
  }

  return (
    <Page
      title={props.title}
      oneLine
      action={
        <>
          <div className={hiddenUpTo.phone}>
            <ContentLinks path={path} />
          </div>
          {mayWrite && (
            <Button variant="red_black" size="large" className={grow} onClick={listState.add}>
              {props.addLabel}
            </Button>
          )}
        </>
      }
    >
      <ListTools
        {...listState}
        filterLabel={filter.label}
        allLabel={filter.allLabel}
        filters={filter.options}
        states={items.data?.states}
      >
        <ContentLinks path={path} />
      </ListTools>
      <div ref={removal.list} tabIndex={-1}>
        <ListBody
          query={items}
          listState={listState}
          perPage={perPage}
          failed={messages.failed}
          skeleton={<ItemListSkeleton />}
          empty={
            <EmptyState title={messages.emptyTitle}>
              To create the first one, select {props.addLabel}.
            </EmptyState>
          }
        >
          {shown => (
            <ItemList
              kind={kind}
              items={shown}
              hrefOf={props.hrefOf}
              picked={picked}
              onPick={pick}
              onEdit={listState.edit}
              onDelete={removal.ask}
              onBulk={bulk.ask}
            />
          )}
        </ListBody>
      </div>
      {pickedItems.length > 0 && (
        <BulkBar
          items={pickedItems}
          isBusy={bulk.isBusy}
          onAction={action => bulk.ask(action, pickedItems)}
          onClose={() => setPicked(new Set())}
        >
          {Bulk && <Bulk items={pickedItems} onChanged={onChanged} />}
        </BulkBar>
      )}
      {bulk.dialog}
      <RemovalDialog removal={removal} kind={noun} />
      {mayWrite && (edit || add) && (
        <Form key={edit ?? 'new'} id={edit} onEdit={listState.editInstead} onClose={closeForm} />
      )}
    </Page>
  );
}
