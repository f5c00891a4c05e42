import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import type { KindName } from '../../domain/kinds';
import { PUBLICATION_NOTE_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { Dialog } from '../kit/Dialog';
import { Text } from '../kit/Text';
import { barAction } from './form.css';

const flagIcon = '<path d="M6 21V4h12l-2.500 4L18 12H6"/>';

type NameVersionFormProps = { kind: KindName; id: string; onNamed: () => void };

/** Saves the current draft as a named version, which retention never deletes. */
export function NameVersionForm({ kind, id, onNamed }: NameVersionFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const saveName = useMutation({
    meta: { failed: 'Couldn’t name this version. Try again.' },
    mutationFn: () => api.content.nameMoment.mutate({ kind, id, name }),
    onSuccess() {
      setIsOpen(false);
      setName('');
      onNamed();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    saveName.mutate();
  }
  return (
    <>
      <button type="button" className={barAction} onClick={() => setIsOpen(true)}>
        <Icon path={flagIcon} size={20} />
        <Text visuallyHiddenUpTo="phone">Name this version</Text>
      </button>
      {isOpen && (
        <Dialog
          title="Name this version"
          size="small"
          onClose={() => setIsOpen(false)}
          confirm={{
            label: 'Confirm',
            cancelLabel: 'Disagree',
            onConfirm: 'name-moment',
            isSending: saveName.isPending,
            disabled: name.trim() === '',
          }}
        >
          <form id="name-moment" onSubmit={submit}>
            <TextField
              label="Name"
              maxLength={PUBLICATION_NOTE_MAX}
              value={name}
              hint="Named versions are never deleted automatically."
              onChange={({ target }) => setName(target.value)}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
