import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Button } from '../components/ui/Button';
import { EmptyState } from '../components/ui/Notice';
import type { ListedState } from '../domain/publishing/state';
import { grow } from './kit/layout.css';
import { Page } from './kit/Page';
import { ListBody } from './ListBody';
import { ListTools } from './ListTools';
import type { Sort } from './list-address';
import { ContentLinks } from './publishing/ContentLinks';
import { UndoRemoval } from './publishing/UndoRemoval';
import { RemovalDialog } from './RemovalDialog';
import { useListAddress } from './use-list-address';
import { useMay } from './use-me';
import { type Named, type RemoveProcedure, useRemoval } from './use-removal';

/** Whether somebody asked their browser to load no more than it must. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What a list asks for. */
export type Asked = {
  q: string;
  filter: string | undefined;
  state: ListedState | undefined;
  sort: Sort;
  offset: number;
  limit: number;
};

/** What a form over the list is given: the item to edit, or none to write a new one. */
export type ItemFormProps = {
  id?: string | undefined;
  /** Opens the form of another item in the place of this one. */
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** What a list of items is handed to draw them. */
export type ItemHandlers = { onEdit: (id: string) => void; onDelete: (item: Named) => void };

/** A use case that lists items, like `trpc.articles.adminList`. */
type ListProcedure<Item> = {
  useQuery: (
    asked: Asked,
    options: { placeholderData: typeof keepPreviousData; meta: { failed: string } },
  ) => UseQueryResult<{ items: Item[]; total: number }, unknown>;
};

type ItemsPageProps<Item> = {
  title: string;
  addLabel: string;
  /** What one item is called when asking whether to delete it. */
  kind: string;
  path: string;
  perPage: number;
  filter: {
    /** In the address: `tag`. */
    name: string;
    label: string;
    allLabel: string;
    options: readonly { value: string; count: number }[];
  };
  list: ListProcedure<Item>;
  remove: RemoveProcedure;
  /** Asks again for what an edit or a removal may have changed. */
  onChanged: () => Promise<void>;
  words: { failed: string; removed: string; removeFailed: string; emptyTitle: string };
  skeleton: ReactNode;
  Form: ComponentType<ItemFormProps>;
  /** Fetches the script of the form: it is large, and comes while the list is looked at. */
  fetchForm: () => Promise<unknown>;
  children: (items: Item[], handlers: ItemHandlers) => ReactNode;
};

/** A page of the staff area that lists items: search, filter, order, pages, delete, and a form over it. */
export function ItemsPage<Item>({
  filter,
  words,
  onChanged,
  Form,
  fetchForm,
  ...props
}: ItemsPageProps<Item>) {
  const { path, perPage } = props;
  const address = useListAddress(path, filter.name);
  const { q, stage, sort, page, edit, add } = address.state;
  const mayWrite = useMay()('content.write');

  const asked: Asked = {
    q,
    filter: address.state.filter || undefined,
    state: stage || undefined,
    sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  };
  const items = props.list.useQuery(asked, {
    placeholderData: keepPreviousData,
    meta: { failed: words.failed },
  });
  useEffect(() => {
    // What fails here is asked for again, and told of, when the form is opened.
    if (items.isSuccess && mayWrite && !savesData()) void fetchForm().catch(() => undefined);
  }, [items.isSuccess, mayWrite, fetchForm]);
  const removal = useRemoval(props.remove, {
    onChanged,
    done: words.removed,
    failed: words.removeFailed,
    more: item => close => <UndoRemoval item={item} onDone={close} />,
  });

  function closeForm() {
    address.closeForm();
    void onChanged();
  }

  return (
    <Page
      title={props.title}
      action={
        <>
          <ContentLinks path={props.path} />
          {mayWrite && (
            <Button variant="red_black" size="large" className={grow} onClick={address.add}>
              {props.addLabel}
            </Button>
          )}
        </>
      }
    >
      <ListTools
        {...address}
        filterLabel={filter.label}
        allLabel={filter.allLabel}
        filters={filter.options}
      />
      <div ref={removal.list} tabIndex={-1}>
        <ListBody
          query={items}
          address={address}
          perPage={perPage}
          failed={words.failed}
          skeleton={props.skeleton}
          empty={
            <EmptyState title={words.emptyTitle}>To create the first one, select {props.addLabel}.</EmptyState>
          }
        >
          {shown => props.children(shown, { onEdit: address.edit, onDelete: removal.ask })}
        </ListBody>
      </div>
      <RemovalDialog removal={removal} kind={props.kind} />
      {mayWrite && (edit || add) && (
        <Form key={edit ?? 'new'} id={edit} onEdit={address.editInstead} onClose={closeForm} />
      )}
    </Page>
  );
}
