import { type FormEvent, useState } from 'react';
import { form, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { api, toCallError } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Dialog } from '../kit/Dialog';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { useInvalidateContent } from '../publishing/use-restore';
import { useCan } from '../use-current-user';
import { PathField, TitleField } from './page-fields';
import type { StaffPage } from './staff-page';

const FORM_ID = 'rename-page';

/**
 * Publishes the change immediately if the page is public and has no other changes. Otherwise, the change stays in the
 * draft.
 */
export function RenamePageDialog({ page, onClose }: { page: StaffPage; onClose: () => void }) {
  const { _id: id, builtIn, slug } = page;
  const [title, setTitle] = useState(page.title);
  const [path, setPath] = useState(page.address);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isAvailable, setIsAvailable] = useState(false);
  const invalidateContent = useInvalidateContent();
  const isImmediate = useCan()('content.publish') && page.state === 'live';
  const trimmedTitle = title.trim();
  const isMoved = path !== page.address;

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (!trimmedTitle || (isMoved && !isAvailable) || isSending) return;
    setIsSending(true);
    try {
      const changes = {
        ...(trimmedTitle !== page.title && { title: { from: page.title, to: trimmedTitle } }),
        ...(isMoved && { address: { from: page.address, to: path } }),
      };
      if (Object.keys(changes).length > 0) {
        await api.content.saveDraft.mutate({ kind: 'page', id, changes });
        if (isImmediate) await api.content.publish.mutate({ kind: 'page', id, note: 'Renamed' });
        const successMessage =
          isMoved && slug ? `The page is now at ${path}. ${slug} redirects there.` : 'Renamed';
        toast({ variant: 'success', message: isImmediate ? successMessage : adminMessages.renamedInDraft });
      }
      onClose();
    } catch (error) {
      const { kind, message, errors } = toCallError(error);
      const errorText = kind ? (errors[0]?.message ?? message) : adminMessages.pageRenameFailed;
      toast({ variant: 'error', message: errorText });
      setIsSending(false);
    }
    await invalidateContent();
  }

  return (
    <Dialog
      title={builtIn ? `Rename ${formatTitle(page)}` : `Rename or move ${formatTitle(page)}`}
      size="medium"
      onClose={onClose}
      confirm={{ label: isImmediate ? 'Save and publish' : 'Save in draft', onConfirm: FORM_ID, isSending }}
    >
      <form id={FORM_ID} className={form} noValidate onSubmit={save}>
        <TitleField value={title} isSubmitted={isSubmitted} onChange={setTitle} />
        {builtIn ? (
          <TextField label="URL" readOnly value={path} hint={`${messages.builtInAddress}.`} />
        ) : (
          <PathField
            id={id}
            value={path}
            currentPath={page.address}
            isSubmitted={isSubmitted}
            onChange={setPath}
            onAvailability={setIsAvailable}
          />
        )}
        {isMoved && slug && (
          <Text as="p" size="small" tone="muted">
            {slug} will redirect to the new URL, so links to it keep working.
          </Text>
        )}
        {!isImmediate && page.state !== 'draft' && (
          <Text as="p" size="small" tone="muted">
            Visitors see the change the next time the page is published.
          </Text>
        )}
      </form>
    </Dialog>
  );
}
