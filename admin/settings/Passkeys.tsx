import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { passkeyNameSchema } from '../../domain/member';
import { visuallyHidden } from '../../styles/layout.css';
import { api, type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDate, formatRelativeTime, toMidSentence } from '../dates';
import { formatDevice } from '../device';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { formRow, toolButton } from '../kit/layout.css';
import { Row, rows } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { PasswordDialog } from './PasswordDialog';

const key = '<circle cx="8" cy="15" r="4.5"/><path d="M11.5 12L20 3.5M16 7.5l3 3"/>';

type Passkey = RouterOutputs['members']['factors']['passkeys'][number];

type PasskeysProps = {
  passkeys: readonly Passkey[];
  /** Called with recovery codes when two-factor authentication is turned on. */
  onCodes: (codes: string[]) => void;
};

export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const { members } = trpc.useUtils();
  const form = useStoredForm({
    schema: passkeyNameSchema,
    values: { name: formatDevice(navigator.userAgent) },
  });
  const [isNaming, setIsNaming] = useState(false);
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>();
  /** The new passkey's name, kept while the password is entered. */
  const [newName, setNewName] = useState<string>();
  const addPasskey = useMutation({
    async mutationFn({ name, password }: { name: string; password: string }) {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await api.members.beginPasskey.mutate({ password });
      const response = await startRegistration({ optionsJSON });
      return api.members.addPasskey.mutate({ name, response: { ...response } });
    },
    meta: { done: adminMessages.passkeyAdded },
    onSuccess({ recoveryCodes }) {
      setIsNaming(false);
      if (recoveryCodes) onCodes(recoveryCodes);
      return Promise.all([members.factors.invalidate(), members.me.invalidate()]);
    },
  });
  const removePasskey = trpc.members.removePasskey.useMutation({
    meta: { done: adminMessages.passkeyRemoved },
    onSuccess: () => members.factors.invalidate(),
  });

  return (
    <Sheet title="Passkeys" note="Your fingerprint, face or security key, in addition to your password.">
      <Stack gap={4}>
        {isNaming ? (
          <Form
            form={form}
            className={formRow}
            onSubmit={({ name }) => setNewName(name || formatDevice(navigator.userAgent))}
          >
            <Fields path="" />
            <Button className={toolButton} variant="black_red" type="submit">
              Add
            </Button>
          </Form>
        ) : (
          <Inline>
            <Button
              onClick={() => {
                form.reset({ name: formatDevice(navigator.userAgent) });
                setIsNaming(true);
              }}
            >
              Add a passkey
            </Button>
          </Inline>
        )}
        {passkeys.length > 0 && (
          <ul className={rows}>
            {passkeys.map(passkey => (
              <Row
                key={passkey._id}
                lead={<Icon path={key} />}
                title={passkey.name}
                note={`Added ${formatDate(passkey.createdAt)}, ${
                  passkey.usedAt ? `used ${toMidSentence(formatRelativeTime(passkey.usedAt))}` : 'never used'
                }`}
                end={
                  <Button onClick={() => setPasskeyToRemove(passkey)}>
                    Remove<span className={visuallyHidden}> {passkey.name}</span>
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </Stack>
      {passkeyToRemove && (
        <PasswordDialog
          title={`Remove ${passkeyToRemove.name}?`}
          confirmLabel="Remove"
          action={password => removePasskey.mutateAsync({ id: passkeyToRemove._id, password })}
          errorMessage={adminMessages.passkeyRemoveFailed}
          onClose={() => setPasskeyToRemove(undefined)}
        >
          You won’t be able to sign in with it any more. It stays on your device until you delete it there.
        </PasswordDialog>
      )}
      {newName !== undefined && (
        <PasswordDialog
          title={`Add ${newName}`}
          confirmLabel="Continue"
          action={password => addPasskey.mutateAsync({ name: newName, password })}
          errorMessage={adminMessages.passkeyFailed}
          onClose={() => setNewName(undefined)}
        >
          Your browser will ask for the passkey next.
        </PasswordDialog>
      )}
    </Sheet>
  );
}
