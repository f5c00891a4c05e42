import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { Icon } from '../../components/ui/Icon';
import { trash } from '../../components/ui/icons';
import type { KindName } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { TRASH_RETENTION_DAYS } from '../../domain/limits';
import { adminPaths } from '../../domain/paths';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Empty } from '../kit/Empty';
import { growingButton } from '../kit/layout.css';
import { Page } from '../kit/Page';
import { sheet } from '../kit/Row';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { PagedList } from '../ListBody';
import { back } from '../page-editor/icons';
import { useUrlState } from '../use-list-state';
import { trashCodec } from './ContentLinks';
import { formatTitle, type TrashedItem } from './items';
import { KindTabs } from './KindTabs';
import { link } from './Trash.css';
import { TrashRow } from './TrashRow';
import { useInvalidateContent, useRestore } from './use-restore';

const TRASH_PER_PAGE = 20;

export function Trash() {
  const { state, getHref, show } = useUrlState(adminPaths.trash, trashCodec);
  const { kind, page, from } = state;
  const list = trpc.content.trash.useQuery(
    { kind, offset: (page - 1) * TRASH_PER_PAGE, limit: TRASH_PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const { data } = list;
  const body = useRef<HTMLDivElement>(null);
  // Focus the list, because the focused button disappears with its row.
  const restoreFocus = () =>
    setTimeout(() => document.activeElement === document.body && body.current?.focus(), 50);
  const restore = useRestore();
  const erasure = useErasure(restoreFocus);
  const [isEmptying, setIsEmptying] = useState(false);

  return (
    <Page
      title="Trash"
      isOneLine
      description={
        from && (
          <a className={link} href={KIND_AREAS[from].path}>
            <Icon path={back} size={20} />
            {KIND_AREAS[from].title}
          </a>
        )
      }
      action={
        data &&
        data.total > 0 && (
          <Button className={growingButton} onClick={() => setIsEmptying(true)}>
            Empty the trash
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <KindTabs
          selected={kind}
          totals={data?.totals}
          getHref={to => getHref({ kind: to, page: 1 })}
          onChoose={to => show({ kind: to })}
        />
        <div ref={body} tabIndex={-1}>
          <PagedList
            query={list}
            page={page}
            perPage={TRASH_PER_PAGE}
            getHref={to => getHref({ page: to })}
            errorMessage={adminMessages.trashFailed}
            height={504}
            empty={
              <Empty icon={trash} title="The trash is empty">
                Blogs, reviews and pages that you delete stay here for {TRASH_RETENTION_DAYS} days. Restored
                items return to their previous state.
              </Empty>
            }
          >
            {items => (
              <ul className={sheet}>
                {items.map(item => (
                  <TrashRow
                    key={item.id}
                    item={item}
                    isRestoring={restore.isPending && restore.variables.id === item.id}
                    onRestore={() => restore.mutate({ id: item.id }, { onSettled: restoreFocus })}
                    onErase={() => erasure.requestErasure(item)}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
        {data && data.total > 0 && (
          <Text as="p" size="caption" tone="muted">
            Items are deleted permanently after {TRASH_RETENTION_DAYS} days, and the number shows how many are
            left. Restored items return to their previous state.
          </Text>
        )}
      </Stack>
      {erasure.dialog}
      {isEmptying && (
        <EmptyTrashDialog
          kind={kind}
          total={data?.total ?? 0}
          onClose={() => {
            setIsEmptying(false);
            restoreFocus();
          }}
        />
      )}
    </Page>
  );
}

/** Erases items after confirmation. */
function useErasure(onDone: () => void): { requestErasure: (item: TrashedItem) => void; dialog: ReactNode } {
  const [item, setItem] = useState<TrashedItem>();
  const invalidateContent = useInvalidateContent();
  async function close() {
    await invalidateContent();
    setItem(undefined);
    onDone();
  }
  const { mutate, isPending } = trpc.content.erase.useMutation({
    meta: { done: adminMessages.erased, failed: adminMessages.eraseFailed },
    onSuccess: close,
    // Another member has already restored or erased the item.
    onError: error => (toCallError(error).kind === 'not_found' ? close() : undefined),
  });
  const dialog = item && (
    <ConfirmDialog
      title="Delete permanently?"
      isSending={isPending}
      onConfirm={() => mutate({ id: item.id })}
      onCancel={() => setItem(undefined)}
    >
      {`“${formatTitle(item)}”, its history and its images will be deleted permanently. This can’t be undone.`}
    </ConfirmDialog>
  );
  return { requestErasure: setItem, dialog };
}

type EmptyTrashDialogProps = { kind: KindName | undefined; total: number; onClose: () => void };

function EmptyTrashDialog({ kind, total, onClose }: EmptyTrashDialogProps) {
  const invalidateContent = useInvalidateContent();
  const { mutate, isPending } = trpc.content.emptyTrash.useMutation({
    meta: { done: adminMessages.emptied, failed: adminMessages.emptyFailed },
    onSettled: () => invalidateContent().then(onClose),
  });
  const kindSuffix = kind ? ` of ${KIND_AREAS[kind].title}` : '';
  return (
    <ConfirmDialog
      title={`Empty the trash${kindSuffix}?`}
      isSending={isPending}
      onConfirm={() => mutate({ kind })}
      onCancel={onClose}
    >
      {total === 1 ? 'One item' : `${total} items`}, with history and images, will be deleted permanently.
      This can’t be undone.
    </ConfirmDialog>
  );
}
