import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Button } from '../components/ui/Button';
import { EmptyState } from '../components/ui/Notice';
import type { ListedState } from '../domain/publishing/state';
import { grow } from './kit/layout.css';
import { Page } from './kit/Page';
import { ListBody } from './ListBody';
import { ListTools } from './ListTools';
import type { Sort } from './list-url';
import { ContentLinks } from './publishing/ContentLinks';
import { UndoRemoval } from './publishing/UndoRemoval';
import { RemovalDialog } from './RemovalDialog';
import { useCan } from './use-current-user';
import { useListState } from './use-list-state';
import { type Named, type RemoveProcedure, useRemoval } from './use-removal';

/** Returns whether the browser asks for reduced data use. */
const shouldSaveData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Query of a list. */
type ListQuery = {
  q: string;
  filter: string | undefined;
  state: ListedState | undefined;
  sort: Sort;
  offset: number;
  limit: number;
};

/** Props of the form above the list: the item to edit, or none for a new one. */
export type ItemFormProps = {
  id?: string | undefined;
  /** Replaces this form with another item's. */
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** Handlers passed to the list's rows. */
export type ItemHandlers = { onEdit: (id: string) => void; onDelete: (item: Named) => void };

/** tRPC procedure that lists items, like `trpc.articles.adminList`. */
type ListProcedure<Item> = {
  useQuery: (
    listQuery: ListQuery,
    options: { placeholderData: typeof keepPreviousData; meta: { failed: string } },
  ) => UseQueryResult<{ items: Item[]; total: number }, unknown>;
};

type ItemsPageProps<Item> = {
  title: string;
  addLabel: string;
  /** Noun for one item in the delete dialog. */
  kind: string;
  path: string;
  perPage: number;
  filter: {
    /** Name of the filter in the URL: `tag`. */
    name: string;
    label: string;
    allLabel: string;
    options: readonly { value: string; count: number }[];
  };
  list: ListProcedure<Item>;
  remove: RemoveProcedure;
  /** Refetches data that an edit or removal may have changed. */
  onChanged: () => Promise<void>;
  messages: { failed: string; removed: string; removeFailed: string; emptyTitle: string };
  skeleton: ReactNode;
  Form: ComponentType<ItemFormProps>;
  /** Preloads the form's script, which is large, while the list is visible. */
  fetchForm: () => Promise<unknown>;
  children: (items: Item[], handlers: ItemHandlers) => ReactNode;
};

/** Renders an admin page that lists items: search, filter, order, pagination, deletion and an overlaid form. */
export function ItemsPage<Item>({
  filter,
  messages,
  onChanged,
  Form,
  fetchForm,
  ...props
}: ItemsPageProps<Item>) {
  const { path, perPage } = props;
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
    // Ignore errors: opening the form loads it again and reports them.
    if (items.isSuccess && mayWrite && !shouldSaveData()) void fetchForm().catch(() => undefined);
  }, [items.isSuccess, mayWrite, fetchForm]);
  const removal = useRemoval(props.remove, {
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
      action={
        <>
          <ContentLinks path={props.path} />
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
      />
      <div ref={removal.list} tabIndex={-1}>
        <ListBody
          query={items}
          listState={listState}
          perPage={perPage}
          failed={messages.failed}
          skeleton={props.skeleton}
          empty={
            <EmptyState title={messages.emptyTitle}>
              To create the first one, select {props.addLabel}.
            </EmptyState>
          }
        >
          {shown => props.children(shown, { onEdit: listState.edit, onDelete: removal.ask })}
        </ListBody>
      </div>
      <RemovalDialog removal={removal} kind={props.kind} />
      {mayWrite && (edit || add) && (
        <Form key={edit ?? 'new'} id={edit} onEdit={listState.editInstead} onClose={closeForm} />
      )}
    </Page>
  );
}
