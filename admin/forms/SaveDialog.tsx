import { useQuery } from '@tanstack/react-query';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import type { KindName } from '../../domain/kinds';
import { api } from '../../trpc/client';
import { CheckRows } from './CheckRows';

type SaveDialogProps = {
  kind: { name: KindName; noun: string };
  id: string;
  isLive: boolean;
  sending: boolean;
  /** Returns the label of the field at a path. */
  getLabel: (path: string) => string;
  onFocusField?: ((path: string) => void) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before publishing, and lists blockers first. */
export function SaveDialog({ kind, id, isLive, getLabel, onFocusField, ...props }: SaveDialogProps) {
  const { data, isPending } = useQuery({
    queryKey: ['content', 'checks', id],
    queryFn: () => api.content.checks.query({ kind: kind.name, id }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const blockers = data?.filter(({ level }) => level === 'stop') ?? [];
  return (
    <ConfirmDialog
      title={isLive ? 'Save these changes?' : `Publish this ${kind.noun}?`}
      confirmLabel="Confirm"
      cancelLabel="Disagree"
      sending={props.sending}
      disabled={isPending || blockers.length > 0}
      details={
        blockers.length > 0 && <CheckRows checks={blockers} getLabel={getLabel} onFocusField={onFocusField} />
      }
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {blockers.length === 0
        ? 'It goes live when you confirm.'
        : `Fix ${blockers.length === 1 ? 'one problem' : `${blockers.length} problems`} first.`}
    </ConfirmDialog>
  );
}
