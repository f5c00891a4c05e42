import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import Modal from '../../components/ui/Modal';
import { toast } from '../../components/ui/toast-store';
import { capitalise } from '../../domain/kinds/areas';
import { INVALID_ROWS_SHOWN, REDIRECTS_CSV_LENGTH_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { parseRedirects } from '../../domain/redirects-csv';
import { type CallError, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { FileInput } from '../kit/FileInput';
import { Notice } from '../kit/Notice';
import { Stack } from '../kit/Stack';

const formatResult = ({ added: addedCount, changed }: { added: number; changed: number }) =>
  `${addedCount} added${changed > 0 ? `, ${changed} changed` : ''}`;

/** Imports redirects. If a line is invalid, lists all errors and imports nothing. */
export function CsvImport() {
  const { redirects } = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<Pick<CallError, 'message' | 'errors'>>();
  const importCsv = trpc.redirects.importCsv.useMutation({
    onSuccess(counts) {
      toast({ variant: 'success', message: formatResult(counts) });
      return redirects.invalidate();
    },
    onError(error) {
      const { kind, message, errors } = toCallError(error);
      setRejection({ message: kind ? message : adminMessages.redirectFailed, errors });
    },
  });
  async function importFile(file: File) {
    if (file.size > REDIRECTS_CSV_LENGTH_MAX)
      return setRejection({ message: messages.csvTooLarge, errors: [] });
    const csv = await file.text();
    // Validate here for faster feedback. The server validates the file again.
    const { badRows } = parseRedirects(csv, redirects.list.getData() ?? [], window.location.origin);
    if (badRows.length === 0) return importCsv.mutate({ csv });
    const errors = badRows
      .slice(0, INVALID_ROWS_SHOWN)
      .map(({ line, message }) => ({ path: `line ${line}`, message }));
    setRejection({ message: messages.csvBad(badRows.length), errors });
  }
  return (
    <>
      <Button isSending={importCsv.isPending} onClick={() => input.current?.click()}>
        Import CSV
      </Button>
      <FileInput
        input={input}
        label="CSV file of redirects"
        accept=".csv,text/csv"
        onFile={file => void importFile(file)}
      />
      {rejection && (
        <Modal title="Nothing was imported" onClose={() => setRejection(undefined)}>
          <p>{rejection.message}</p>
          {rejection.errors.length > 0 && (
            <Notice tone="bad">
              <Stack as="ul">
                {rejection.errors.map(({ path, message }) => (
                  <li key={path}>
                    <b>{capitalise(path)}:</b> {message}
                  </li>
                ))}
              </Stack>
            </Notice>
          )}
        </Modal>
      )}
    </>
  );
}
