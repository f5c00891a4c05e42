import { useState } from 'react';
import { formatTime } from '../dates';
import { Text } from '../kit/Text';
import { explainFailure } from '../query-client';

type SaveMessage = { message: string; isBad?: boolean };

/** State of a form that saves itself. */
export function useSaveStatus(failureMessage: string, message = 'Changes are saved automatically.') {
  const [status, setStatus] = useState<SaveMessage>({ message });
  return {
    status,
    setStatus,
    showSaving: () => setStatus({ message: 'Saving…' }),
    showSaved: () => setStatus({ message: `Saved ${formatTime(new Date())}` }),
    showFailure: (error: unknown) =>
      setStatus({ message: explainFailure(error, failureMessage), isBad: true }),
  };
}

export const SaveStatus = ({ message, isBad }: SaveMessage) => (
  <Text role="status" size="small" look="numbers" tone={isBad ? 'bad' : 'muted'}>
    {message}
  </Text>
);
