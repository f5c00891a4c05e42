import { useState } from 'react';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { IconButton } from '../../components/ui/IconButton';
import { edit, trash } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { REDIRECT_TYPE_LABELS } from '../../domain/redirects';
import { type RouterOutputs, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay } from '../dates';
import { Inline } from '../kit/Stack';
import { TableRow, WideTableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { RedirectForm } from './RedirectForm';

type Known = RouterOutputs['redirects']['list'][number];

export function RedirectRow({ redirect }: { redirect: Known }) {
  const { redirects } = trpc.useUtils();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = trpc.redirects.remove.useMutation({
    onSuccess: () => redirects.invalidate(),
    onError(error) {
      const { kind, message } = toCallError(error);
      toast({ variant: 'error', message: kind ? message : adminMessages.redirectFailed });
    },
    onSettled: () => setAsking(false),
  });
  const { from, to, permanent, uses, usedAt, idle } = redirect;
  const last = usedAt ? formatDay(usedAt).toLowerCase() : 'never';
  if (editing)
    return (
      <WideTableRow>
        <RedirectForm of={redirect} onDone={() => setEditing(false)} />
      </WideTableRow>
    );
  const howLong = REDIRECT_TYPE_LABELS[permanent ? 'true' : 'false'];
  return (
    <>
      <TableRow
        cells={[
          <Text key="from" weight="strong">
            {from}
            {idle && (
              <Text block size="small" weight="regular" tone="muted">
                Not used for a year. Remove it?
              </Text>
            )}
          </Text>,
          to,
          howLong,
          <Inline key="uses" gap={2} align="baseline">
            <Text size="figure">{uses}</Text>
            <Text tone="muted" hiddenAbove="menu">
              {last}, {howLong.toLowerCase()}
            </Text>
          </Inline>,
          last,
          <Inline key="acts" gap={0} justify="end" wrap={false}>
            <IconButton label={`Edit ${from}`} icon={edit} onClick={() => setEditing(true)} />
            <IconButton label={`Remove ${from}`} icon={trash} onClick={() => setAsking(true)} />
          </Inline>,
        ]}
      />
      {asking && (
        <ConfirmDialog
          title={`Remove ${from}?`}
          confirmLabel="Remove"
          isSending={remove.isPending}
          onConfirm={() => remove.mutate({ id: redirect._id })}
          onCancel={() => setAsking(false)}
        >
          Old links to it will stop working.
        </ConfirmDialog>
      )}
    </>
  );
}
