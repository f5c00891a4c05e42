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

type Question = {
  action: BulkAction;
  able: readonly StaffItem[];
  /** Items that the action leaves out, each with the reason. */
  unable: readonly { item: StaffItem; why: string }[];
};

type BulkActionsOptions = {
  kind: KindName;
  /** Singular noun, such as `article`. */
  noun: string;
  /** Called after the action, even if it failed for some items. */
  onDone: () => Promise<void>;
};

const RUN: Record<BulkAction, (input: { kind: KindName; id: string }) => Promise<unknown>> = {
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
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setIsBusy] = useState(false);

  async function ask(action: BulkAction, items: readonly StaffItem[]) {
    setIsBusy(true);
    try {
      const able: StaffItem[] = [];
      const unable: { item: StaffItem; why: string }[] = [];
      for (const item of items) {
        const problem = findBulkProblem(action, item);
        const why = problem ?? (action === 'publish' ? await findBlocker(kind, item) : undefined);
        if (why) unable.push({ item, why });
        else able.push(item);
      }
      setQuestion({ action, able, unable });
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    } finally {
      setIsBusy(false);
    }
  }

  async function confirm({ action, able }: Question) {
    setIsBusy(true);
    const failed: string[] = [];
    for (const item of able) {
      try {
        await RUN[action]({ kind, id: item._id });
      } catch (error) {
        failed.push(`“${formatTitle(item)}”: ${toCallError(error).message}`);
      }
    }
    const count = able.length - failed.length;
    if (count > 0)
      toast({ variant: 'success', message: `${formatCount(count, noun)} ${BULK_TEXTS[action].done}` });
    if (failed.length > 0) toast({ variant: 'error', message: failed.join(' ') });
    await onDone();
    setIsBusy(false);
    setQuestion(undefined);
  }

  const dialog = question && (
    <ConfirmDialog
      title={`${BULK_TEXTS[question.action].verb} ${formatCount(question.able.length, noun)}?`}
      confirmLabel="Confirm"
      cancelLabel="Disagree"
      disabled={question.able.length === 0}
      sending={isBusy}
      onConfirm={() => void confirm(question)}
      onCancel={() => setQuestion(undefined)}
      details={question.unable.length > 0 && <Unable unable={question.unable} />}
    >
      {question.able.length > 0
        ? BULK_TEXTS[question.action].consequence
        : 'None of the selected items can be included.'}
    </ConfirmDialog>
  );
  return { ask, isBusy, dialog };
}

const Unable = ({ unable }: Pick<Question, 'unable'>) => (
  <Stack gap={1}>
    <Text as="p" weight="strong" size="small">
      Not included:
    </Text>
    <ul>
      {unable.map(({ item, why }) => (
        <Text as="li" key={item._id} size="small">
          “{formatTitle(item)}”: {why}
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
  const mayPublish = useCan()('content.publish');
  return (
    <SelectionBar label="Selected items" count={items.length} onClose={onClose}>
      {children}
      {mayPublish && (
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
