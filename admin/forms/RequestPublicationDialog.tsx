import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TextArea } from '../../components/ui/Field';
import { PUBLICATION_NOTE_MAX } from '../../domain/limits';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { Dialog } from '../kit/Dialog';

type RequestPublicationDialogProps = {
  isSending: boolean;
  onRequest: (note: string) => void;
  onClose: () => void;
};

/** Shows which editors will get an email. */
export function RequestPublicationDialog({ isSending, onRequest, onClose }: RequestPublicationDialogProps) {
  const [note, setNote] = useState('');
  const disagreeRef = useRef<HTMLButtonElement>(null);
  const { data } = useQuery({
    queryKey: ['content', 'asked of'],
    queryFn: () => api.content.askedOf.query(),
  });
  return (
    <Dialog
      title="Request publication?"
      size="small"
      initialFocus={disagreeRef}
      onClose={onClose}
      confirm={{
        label: 'Confirm',
        cancelLabel: 'Disagree',
        cancelRef: disagreeRef,
        isSending,
        onConfirm: () => onRequest(note),
      }}
    >
      <p className={text.muted}>An editor will check and publish it. {formatRecipients(data?.names ?? [])}</p>
      <TextArea
        label="Note to the editor"
        rows={3}
        maxLength={PUBLICATION_NOTE_MAX}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
    </Dialog>
  );
}

/** Maximum number of displayed names. */
const NAMES_MAX = 3;
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function formatRecipients(names: readonly string[]): string {
  if (names.length === 0) return 'Everyone who can publish will get an email with a link.';
  const hiddenCount = names.length - NAMES_MAX;
  const listedNames = hiddenCount > 0 ? [...names.slice(0, NAMES_MAX), `${hiddenCount} more`] : names;
  return `${listFormat.format(listedNames)} will get an email with a link.`;
}
