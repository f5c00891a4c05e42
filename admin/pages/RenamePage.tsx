import { type FormEvent, useState } from 'react';
import { form, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { api, toFailure } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { DialogFooter } from '../DialogFooter';
import { Dialog } from '../kit/Dialog';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { useContentChanged } from '../publishing/use-restore';
import { useCan } from '../use-current-user';
import { AddressField } from './AddressField';
import type { StaffPage } from './staff-page';
import { TitleField } from './TitleField';

const FORM = 'rename-page';

/**
 * Renders the form for a page's title and URL. A public page without other changes is published immediately; otherwise
 * the change stays in the draft.
 */
export function RenamePage({ page, onClose }: { page: StaffPage; onClose: () => void }) {
  const { _id: id, builtIn, slug } = page;
  const [title, setTitle] = useState(page.title);
  const [address, setAddress] = useState(page.address);
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [free, setFree] = useState(false);
  const changed = useContentChanged();
  const atOnce = useCan()('content.publish') && page.state === 'live';
  const named = title.trim();
  const moves = address !== page.address;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!named || (moves && !free) || sending) return;
    setSending(true);
    try {
      const changes = {
        ...(named !== page.title && { title: { from: page.title, to: named } }),
        ...(moves && { address: { from: page.address, to: address } }),
      };
      if (Object.keys(changes).length > 0) {
        await api.content.saveDraft.mutate({ kind: 'page', id, changes });
        if (atOnce) await api.content.publish.mutate({ kind: 'page', id, note: 'Renamed' });
        const done = moves && slug ? `It is now at ${address}. ${slug} redirects there.` : 'Renamed';
        toast({ variant: 'success', message: atOnce ? done : adminMessages.renamedInDraft });
      }
      onClose();
    } catch (error) {
      const { kind, message, errors } = toFailure(error);
      const said = kind ? (errors[0]?.message ?? message) : adminMessages.pageRenameFailed;
      toast({ variant: 'error', message: said });
      setSending(false);
    }
    await changed();
  }

  return (
    <Dialog
      title={builtIn ? `Rename ${formatTitle(page)}` : `Rename or move ${formatTitle(page)}`}
      size="medium"
      onClose={onClose}
      footer={
        <DialogFooter onConfirm={FORM} sending={sending} onCancel={onClose}>
          {atOnce ? 'Save and publish' : 'Save in draft'}
        </DialogFooter>
      }
    >
      <form id={FORM} className={form} noValidate onSubmit={save}>
        <TitleField value={title} asked={sent} onChange={setTitle} />
        {builtIn ? (
          <TextField label="URL" readOnly value={address} hint={`${messages.builtInAddress}.`} />
        ) : (
          <AddressField
            id={id}
            value={address}
            now={page.address}
            asked={sent}
            onChange={setAddress}
            onFree={setFree}
          />
        )}
        {moves && slug && (
          <Text as="p" size="small" tone="muted">
            {slug} will redirect to the new URL, so links to it keep working.
          </Text>
        )}
        {!atOnce && page.state !== 'draft' && (
          <Text as="p" size="small" tone="muted">
            Visitors see the change the next time the page is published.
          </Text>
        )}
      </form>
    </Dialog>
  );
}
