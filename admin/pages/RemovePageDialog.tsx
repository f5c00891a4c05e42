import { type FormEvent, useState } from 'react';
import { form, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { TRASH_RETENTION_DAYS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Dialog } from '../kit/Dialog';
import { formatTitle } from '../publishing/items';
import { UndoRemoval } from '../publishing/UndoRemoval';
import { useInvalidateContent } from '../publishing/use-restore';
import type { StaffPage } from './staff-page';

const FORM_ID = 'remove-page';

type RemovePageDialogProps = { page: StaffPage; pages: readonly StaffPage[]; onClose: () => void };

export function RemovePageDialog({ page, pages, onClose }: RemovePageDialogProps) {
  const [target, setTarget] = useState('');
  const [problem, setProblem] = useState<string>();
  const invalidateContent = useInvalidateContent();
  const title = formatTitle(page);
  const remove = trpc.pages.remove.useMutation({
    async onSuccess() {
      const item = { _id: page._id, title };
      toast({
        variant: 'success',
        message: adminMessages.pageRemoved,
        renderExtra: close => <UndoRemoval item={item} onDone={close} />,
      });
      onClose();
      await invalidateContent();
    },
    async onError(error) {
      const { kind, message, errors } = toCallError(error);
      if (errors[0]) return setProblem(errors[0].message);
      toast({ variant: 'error', message: kind ? message : adminMessages.pageRemoveFailed });
      if (kind !== 'not_found') return;
      onClose();
      await invalidateContent();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    // Validate here for faster feedback. The server validates the target again.
    if (target.trim() === page.slug) setProblem(messages.wayLoops);
    else remove.mutate({ id: page._id, target: target.trim() });
  }
  return (
    <Dialog
      title="Delete this page?"
      size="medium"
      onClose={onClose}
      confirm={{ label: 'Confirm Delete', onConfirm: FORM_ID, isSending: remove.isPending }}
    >
      <form id={FORM_ID} className={form} noValidate onSubmit={submit}>
        <p>
          “{title}” will stay in the trash for {TRASH_RETENTION_DAYS} days before it is deleted permanently.
        </p>
        {page.slug && (
          <>
            <TextField
              label={`Redirect ${page.slug} to`}
              list="page-targets"
              maxLength={2_000}
              autoComplete="off"
              spellCheck={false}
              value={target}
              {...(problem && { error: problem })}
              hint="A path on this site. If empty, visitors see that the page is gone."
              onChange={event => {
                setTarget(event.target.value);
                setProblem(undefined);
              }}
            />
            <datalist id="page-targets">
              {pages.map(
                candidate =>
                  candidate.slug &&
                  candidate._id !== page._id && (
                    <option key={candidate._id} value={candidate.slug}>
                      {formatTitle(candidate)}
                    </option>
                  ),
              )}
            </datalist>
          </>
        )}
      </form>
    </Dialog>
  );
}
