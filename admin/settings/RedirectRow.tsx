import { useState } from 'react';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { IconButton } from '../../components/ui/IconButton';
import { edit, trash } from '../../components/ui/icons';
import { REDIRECT_TYPE_LABELS } from '../../domain/redirects';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, toMidSentence } from '../dates';
import { Inline } from '../kit/Stack';
import { TableRow, WideTableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { RedirectForm } from './RedirectForm';

type StoredRedirect = RouterOutputs['redirects']['list'][number];

export function RedirectRow({ redirect }: { redirect: StoredRedirect }) {
  const { redirects } = trpc.useUtils();
  const [isEditing, setIsEditing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = trpc.redirects.remove.useMutation({
    meta: { failed: adminMessages.redirectFailed },
    onSuccess: () => redirects.invalidate(),
    onSettled: () => setIsConfirming(false),
  });
  const { from, to, permanent, uses, usedAt, idle } = redirect;
  const lastUsed = usedAt ? toMidSentence(formatDay(usedAt)) : 'never';
  if (isEditing)
    return (
      <WideTableRow>
        <RedirectForm original={redirect} onDone={() => setIsEditing(false)} />
      </WideTableRow>
    );
  const typeLabel = REDIRECT_TYPE_LABELS[permanent ? 'true' : 'false'];
  return (
    <>
      <TableRow
        cells={[
          <Text key="from" weight="strong">
            {from}
            {idle && (
              <Text block size="small" weight="regular" tone="muted">
                Not used for a year. Remove this redirect?
              </Text>
            )}
          </Text>,
          to,
          typeLabel,
          <Inline key="uses" gap={2} align="baseline">
            <Text size="figure">{uses}</Text>
            <Text tone="muted" hiddenAbove="menu">
              {lastUsed}, {typeLabel.toLowerCase()}
            </Text>
          </Inline>,
          lastUsed,
          <Inline key="acts" gap={0} justify="end" wrap={false}>
            <IconButton label={`Edit ${from}`} icon={edit} onClick={() => setIsEditing(true)} />
            <IconButton label={`Remove ${from}`} icon={trash} onClick={() => setIsConfirming(true)} />
          </Inline>,
        ]}
      />
      {isConfirming && (
        <ConfirmDialog
          title={`Remove ${from}?`}
          confirmLabel="Remove"
          isSending={remove.isPending}
          onConfirm={() => remove.mutate({ id: redirect._id })}
          onCancel={() => setIsConfirming(false)}
        >
          Old links to it will stop working.
        </ConfirmDialog>
      )}
    </>
  );
}
