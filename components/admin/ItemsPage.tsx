import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/Notice';
import { page as frame, headAction } from './frame.css';
import { ListBody } from './ListBody';
import { ListTools } from './ListTools';
import type { Sort } from './list-address';
import { OnTop } from './OnTop';
import { PageHead } from './PageHead';
import { RemovalDialog } from './RemovalDialog';
import { useListAddress } from './use-list-address';
import { type Named, useRemoval } from './use-removal';

/** What a list asks for. */
export type Asked = { q: string; filter: string | undefined; sort: Sort; offset: number; limit: number };

/** What a form over the list is given: the item to edit, or none to write a new one. */
export type ItemFormProps = { id?: string | undefined; onClose: () => void };

/** What a list of items is handed to draw them. */
export type ItemHandlers = { onEdit: (id: string) => void; onDelete: (item: Named) => void };

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
    read: () => Promise<{ value: string; count: number }[]>;
  };
  /** Name in the cache; a change makes everything below it stale. */
  cacheKey: QueryKey;
  read: (asked: Asked) => Promise<{ items: Item[]; total: number }>;
  remove: (id: string) => Promise<unknown>;
  words: { failed: string; removed: string; removeFailed: string; emptyTitle: string };
  skeleton: ReactNode;
  Form: ComponentType<ItemFormProps>;
  children: (items: Item[], handlers: ItemHandlers) => ReactNode;
};

/** A page of the staff area that lists items: search, filter, order, pages, delete, and a form over it. */
export function ItemsPage<Item>({ filter, words, cacheKey, Form, ...props }: ItemsPageProps<Item>) {
  const { path, perPage } = props;
  const queryClient = useQueryClient();
  const address = useListAddress(path, filter.name);
  const { q, sort, page, edit, add } = address.state;

  const asked: Asked = {
    q,
    filter: address.state.filter || undefined,
    sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  };
  const items = useQuery({
    queryKey: [...cacheKey, 'list', asked],
    queryFn: () => props.read(asked),
    placeholderData: keepPreviousData,
    meta: { failed: words.failed },
  });
  const filters = useQuery({ queryKey: [...cacheKey, 'filters'], queryFn: filter.read });
  const removal = useRemoval({
    remove: props.remove,
    key: cacheKey,
    done: words.removed,
    failed: words.removeFailed,
  });

  function closeForm() {
    address.closeForm();
    void queryClient.invalidateQueries({ queryKey: cacheKey });
  }

  return (
    <div className={frame}>
      <PageHead title={props.title}>
        <Button variant="red_black" size="large" className={headAction} onClick={address.add}>
          {props.addLabel}
        </Button>
      </PageHead>
      <ListTools
        {...address}
        filterLabel={filter.label}
        allLabel={filter.allLabel}
        filters={filters.data ?? []}
      />
      <div ref={removal.list} tabIndex={-1}>
        <ListBody
          query={items}
          address={address}
          perPage={perPage}
          failed={words.failed}
          skeleton={props.skeleton}
          empty={
            <EmptyState title={words.emptyTitle}>The first one starts with {props.addLabel}.</EmptyState>
          }
        >
          {shown => props.children(shown, { onEdit: address.edit, onDelete: removal.ask })}
        </ListBody>
      </div>
      <RemovalDialog removal={removal} kind={props.kind} />
      {(edit || add) && (
        <OnTop>
          <Form key={edit ?? 'new'} id={edit} onClose={closeForm} />
        </OnTop>
      )}
    </div>
  );
}
