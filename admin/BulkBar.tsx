import { type ReactNode, useState } from 'react';
import ConfirmDialog from '../components/ui/ConfirmDialog';
import { Icon } from '../components/ui/Icon';
import { calendar, trash } from '../components/ui/icons';
import { toast } from '../components/ui/toast-store';
import type { KindName } from '../domain/kinds';
import { api, toCallError } from '../trpc/client';
import { BULK_TEXTS, type BulkAction, findBulkProblem } from './bulk-actions';
import { formatCount } from './format-count';
import { action as actionButton } from './ItemList.css';
import { Stack } from './kit/Stack';
import { Text } from './kit/Text';
import { formatTitle, type StaffItem } from './publishing/items';
import { SelectionBar } from './SelectionBar';
import { useCan } from './use-current-user';

type BulkConfirmation = {
  action: BulkAction;
  eligibleItems: readonly StaffItem[];
  /** Items that the action skips, each with the reason. */
  ineligibleItems: readonly { item: StaffItem; reason: string }[];
};

type BulkActionsOptions = {
  kind: KindName;
  /** Singular noun for one item, such as `article`. */
  noun: string;
  /** Called after the action, even if it failed for some items. */
  onDone: () => Promise<void>;
};

const BULK_PROCEDURES: Record<BulkAction, (input: { kind: KindName; id: string }) => Promise<unknown>> = {
  publish: input => api.content.publish.mutate(input),
  unpublish: input => api.content.unpublish.mutate(input),
  delete: input => api.content.remove.mutate(input),
};

async function findBlocker(kind: KindName, { _id }: StaffItem): Promise<string | undefined> {
  const checks = await api.content.checks.query({ kind, id: _id });
  return checks.find(({ level }) => level === 'stop')?.message;
}

/** Asks once for all selected items and lists those that the action will skip. */
export function useBulkActions({ kind, noun, onDone }: BulkActionsOptions) {
  const [confirmation, setConfirmation] = useState<BulkConfirmation>();
  const [isBusy, setIsBusy] = useState(false);

  async function askForConfirmation(action: BulkAction, items: readonly StaffItem[]) {
    setIsBusy(true);
    try {
      const eligibleItems: StaffItem[] = [];
      const ineligibleItems: { item: StaffItem; reason: string }[] = [];
      for (const item of items) {
        const problem = findBulkProblem(action, item);
        const reason = problem ?? (action === 'publish' ? await findBlocker(kind, item) : undefined);
        if (reason) ineligibleItems.push({ item, reason });
        else eligibleItems.push(item);
      }
      setConfirmation({ action, eligibleItems, ineligibleItems });
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    } finally {
      setIsBusy(false);
    }
  }

  async function confirm({ action, eligibleItems }: BulkConfirmation) {
    setIsBusy(true);
    const failures: string[] = [];
    for (const item of eligibleItems) {
      try {
        await BULK_PROCEDURES[action]({ kind, id: item._id });
      } catch (error) {
        failures.push(`“${formatTitle(item)}”: ${toCallError(error).message}`);
      }
    }
    const count = eligibleItems.length - failures.length;
    if (count > 0)
      toast({ variant: 'success', message: `${formatCount(count, noun)} ${BULK_TEXTS[action].doneText}` });
    if (failures.length > 0) toast({ variant: 'error', message: failures.join(' ') });
    await onDone();
    setIsBusy(false);
    setConfirmation(undefined);
  }

  const dialog = confirmation && (
    <ConfirmDialog
      title={`${BULK_TEXTS[confirmation.action].verb} ${formatCount(confirmation.eligibleItems.length, noun)}?`}
      disabled={confirmation.eligibleItems.length === 0}
      isSending={isBusy}
      onConfirm={() => void confirm(confirmation)}
      onCancel={() => setConfirmation(undefined)}
      details={
        confirmation.ineligibleItems.length > 0 && (
          <IneligibleItems ineligibleItems={confirmation.ineligibleItems} />
        )
      }
    >
      {confirmation.eligibleItems.length > 0
        ? BULK_TEXTS[confirmation.action].consequence
        : 'None of the selected items can be included.'}
    </ConfirmDialog>
  );
  return { askForConfirmation, isBusy, dialog };
}

const IneligibleItems = ({ ineligibleItems }: Pick<BulkConfirmation, 'ineligibleItems'>) => (
  <Stack gap={1}>
    <Text as="p" weight="strong" size="small">
      Not included:
    </Text>
    <ul>
      {ineligibleItems.map(({ item, reason }) => (
        <Text as="li" key={item._id} size="small">
          “{formatTitle(item)}”: {reason}
        </Text>
      ))}
    </ul>
  </Stack>
);

type BulkBarProps = {
  items: readonly StaffItem[];
  children?: ReactNode;
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
  onClose: () => void;
};

export function BulkBar({ items, children, isBusy, onAction, onClose }: BulkBarProps) {
  const canPublish = useCan()('content.publish');
  return (
    <SelectionBar label="Selected items" count={items.length} onClose={onClose}>
      {children}
      {canPublish && (
        <>
          <button
            type="button"
            className={actionButton}
            disabled={isBusy}
            onClick={() => onAction('publish')}
          >
            <Icon path={calendar} size={18} />
            Publish
          </button>
          <button
            type="button"
            className={actionButton}
            disabled={isBusy}
            onClick={() => onAction('unpublish')}
          >
            Unpublish
          </button>
        </>
      )}
      <button type="button" className={actionButton} disabled={isBusy} onClick={() => onAction('delete')}>
        <Icon path={trash} size={18} />
        Delete
      </button>
    </SelectionBar>
  );
}
