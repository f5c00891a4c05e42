import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { RECOVERY_CODE_COUNT } from '../../domain/limits';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { saveFile } from '../save-file';
import { PasswordDialog } from './PasswordDialog';
import * as css from './SettingsPage.css';

type RecoveryCodesProps = {
  /** Number of unused codes. */
  remainingCount: number;
  /** New codes, which are shown only once. */
  newCodes: string[] | undefined;
  onCodes: (codes: string[]) => void;
};

export function RecoveryCodes({ remainingCount, newCodes, onCodes }: RecoveryCodesProps) {
  const { members } = trpc.useUtils();
  const [isConfirming, setIsConfirming] = useState(false);
  const createCodes = trpc.members.newRecoveryCodes.useMutation({
    onSuccess(codes) {
      onCodes(codes);
      return members.factors.invalidate();
    },
  });
  return (
    <Sheet title="Recovery codes" note="Each code works once. Print or download them, and keep them safe.">
      <Stack>
        {newCodes && (
          <ol className={css.codes} aria-label="Your recovery codes" data-printed="">
            {newCodes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        )}
        <Text as="p" size="small" tone="muted" role="status">
          {newCodes ? 'They are shown only once.' : `${remainingCount} of ${RECOVERY_CODE_COUNT} still work.`}
        </Text>
        <Inline>
          {newCodes && (
            <>
              <Button onClick={() => print()}>Print</Button>
              <Button onClick={() => download(newCodes)}>Download</Button>
            </>
          )}
          <Button onClick={() => setIsConfirming(true)}>Create new codes</Button>
        </Inline>
      </Stack>
      {isConfirming && (
        <PasswordDialog
          title="Create new recovery codes?"
          confirmLabel="Create"
          action={password => createCodes.mutateAsync({ password })}
          errorMessage={adminMessages.recoveryFailed}
          onClose={() => setIsConfirming(false)}
        >
          Your current codes will stop working.
        </PasswordDialog>
      )}
    </Sheet>
  );
}

function download(codes: readonly string[]): void {
  const text = `Recovery codes for ${location.host}\nEach works once.\n\n${codes.join('\n')}\n`;
  saveFile(`recovery-codes-${location.hostname}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
