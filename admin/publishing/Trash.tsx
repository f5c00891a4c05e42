import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { Icon } from '../../components/ui/Icon';
import { EmptyState } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import type { KindName } from '../../domain/kinds';
import { AREA_OF } from '../../domain/kinds/areas';
import { TRASH_KEPT_DAYS } from '../../domain/limits';
import { adminPaths } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { failureOf, trpc } from '../../trpc/client';
import { page as frame, headAction, stale } from '../frame.css';
import { ListFailure } from '../ListBody';
import { PageHead } from '../PageHead';
import { PageSteps } from '../PageSteps';
import { back } from '../page-editor/icons';
import { replaceAddress, showAddress, useAddress } from '../use-address';
import { words } from '../words';
import { link } from './ContentLinks.css';
import { titleOf } from './items';
import { KindTabs } from './KindTabs';
import * as css from './Trash.css';
import { type TrashedItem, TrashRow } from './TrashRow';
import { readTrashAddress, trashAddress } from './trash-address';
import { useContentChanged, useRestore } from './use-restore';

const PER_PAGE = 20;

/** What was deleted, of every kind: how long it is kept still, and the way back (rule 64). */
export function Trash() {
  const { query } = useAddress(adminPaths.trash);
  const address = readTrashAddress(query);
  const { kind, page, from = 'page' } = address;
  const list = trpc.content.trash.useQuery(
    { kind, offset: (page - 1) * PER_PAGE, limit: PER_PAGE },
    { placeholderData: keepPreviousData, meta: { failed: words.trashFailed } },
  );
  const { data, error, isPlaceholderData } = list;
  const lastPage = data && Math.max(1, Math.ceil(data.total / PER_PAGE));
  const beyond = lastPage !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (beyond) replaceAddress(trashAddress({ ...address, page: lastPage }));
  });
  const body = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  const keepFocus = () =>
    setTimeout(() => document.activeElement === document.body && body.current?.focus(), 50);
  const restore = useRestore();
  const erasure = useErasure(keepFocus);
  const [emptying, setEmptying] = useState(false);

  return (
    <div className={frame}>
      <PageHead title="Trash">
        <a className={link} href={AREA_OF[from].path}>
          <Icon path={back} size={20} />
          {AREA_OF[from].title}
        </a>
        {data && data.total > 0 && (
          <Button
            variant="outlined_black"
            size="large"
            className={headAction}
            onClick={() => setEmptying(true)}
          >
            Empty the trash
          </Button>
        )}
      </PageHead>
      <KindTabs
        chosen={kind}
        totals={data?.totals}
        hrefOf={to => trashAddress({ ...address, kind: to, page: 1 })}
        onChoose={to => showAddress(trashAddress({ ...address, kind: to, page: 1 }))}
      />
      <div ref={body} tabIndex={-1} className={css.body}>
        {error && !data && (
          <ListFailure error={error} failed={words.trashFailed} onRetry={() => list.refetch()} />
        )}
        {((!data && !error) || beyond) && <Loading />}
        {data && !beyond && data.total === 0 && <Empty kind={kind} />}
        {data && !beyond && data.total > 0 && (
          <>
            <ul className={isPlaceholderData ? `${css.list} ${stale}` : css.list}>
              {data.items.map(item => (
                <TrashRow
                  key={item.id}
                  item={item}
                  restoring={restore.isPending && restore.variables.id === item.id}
                  onRestore={() => restore.mutate({ id: item.id }, { onSettled: keepFocus })}
                  onErase={() => erasure.ask(item)}
                />
              ))}
            </ul>
            <PageSteps
              page={page}
              perPage={PER_PAGE}
              total={data.total}
              hrefOf={to => trashAddress({ ...address, page: to })}
              onStep={to => {
                showAddress(trashAddress({ ...address, page: to }));
                scrollTo(0, 0);
              }}
            />
          </>
        )}
      </div>
      <p className={css.foot}>
        Things stay here for {TRASH_KEPT_DAYS} days. The figure is how many are left. What was on the site
        returns to its address, a draft returns as a draft.
      </p>
      {erasure.dialog}
      {emptying && (
        <EmptyDialog
          kind={kind}
          total={data?.total ?? 0}
          onClose={() => {
            setEmptying(false);
            keepFocus();
          }}
        />
      )}
    </div>
  );
}

/** Deleting for good: asks first. */
function useErasure(onDone: () => void): { ask: (item: TrashedItem) => void; dialog: ReactNode } {
  const [item, setItem] = useState<TrashedItem>();
  const changed = useContentChanged();
  async function close() {
    await changed();
    setItem(undefined);
    onDone();
  }
  const { mutate, isPending } = trpc.content.erase.useMutation({
    meta: { done: words.erased, failed: words.eraseFailed },
    onSuccess: close,
    // Somebody else was faster, or its thirty days were over.
    onError: error => (failureOf(error).kind === 'not_found' ? close() : undefined),
  });
  const dialog = item && (
    <ConfirmDialog
      title="Delete it for good?"
      cancelLabel="Disagree"
      confirmLabel="Confirm"
      sending={isPending}
      onConfirm={() => mutate({ id: item.id })}
      onCancel={() => setItem(undefined)}
    >
      {`“${titleOf(item)}”, its history and its pictures will be gone. This cannot be undone.`}
    </ConfirmDialog>
  );
  return { ask: setItem, dialog };
}

type EmptyDialogProps = { kind: KindName | undefined; total: number; onClose: () => void };

/** Deleting for good all that is shown: asks first. */
function EmptyDialog({ kind, total, onClose }: EmptyDialogProps) {
  const changed = useContentChanged();
  const { mutate, isPending } = trpc.content.emptyTrash.useMutation({
    meta: { done: words.emptied, failed: words.emptyFailed },
    onSettled: () => changed().then(onClose),
  });
  const of = kind ? ` of ${AREA_OF[kind].title}` : '';
  return (
    <ConfirmDialog
      title={`Empty the trash${of}?`}
      cancelLabel="Disagree"
      confirmLabel="Confirm"
      sending={isPending}
      onConfirm={() => mutate({ kind })}
      onCancel={onClose}
    >
      {total === 1 ? 'One item' : `${total} items`}, with history and pictures, will be gone. This cannot be
      undone.
    </ConfirmDialog>
  );
}

const Empty = ({ kind }: { kind: KindName | undefined }) => (
  <EmptyState title="Nothing in the trash">
    {kind ? 'Nothing of this kind was deleted lately.' : 'What is deleted waits here before it is gone.'}
  </EmptyState>
);

const Loading = () => (
  <div aria-busy="true">
    <p className={visuallyHidden} role="status">
      Loading
    </p>
    <Skeleton height={504} />
  </div>
);
