import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDateTime } from '../dates';
import { Fact, Facts } from '../kit/Facts';
import { Text } from '../kit/Text';
import { getMailVerdict, type SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

export function MailBlock({ status }: { status: SystemStatus }) {
  const { mail } = status;
  const { system } = trpc.useUtils();
  const testEmail = trpc.system.sendTestMail.useMutation({
    meta: { failed: adminMessages.testMailFailed },
    onSuccess: () => system.invalidate(),
  });
  const { lastSent, lastTest, lastFailure, oldestWaiting } = mail;
  return (
    <StatusBlock
      title="Email"
      id="mail"
      verdict={getMailVerdict(status)}
      actions={
        <Button isSending={testEmail.isPending} onClick={() => testEmail.mutate()}>
          Send a test email
        </Button>
      }
    >
      <Facts>
        <Fact name="Destination">{mail.server ?? 'A folder on the server'}</Fact>
        <Fact name={getLastTerm(lastSent)}>{lastSent ? formatDateTime(lastSent.at) : 'Never'}</Fact>
        {lastTest && (
          <Fact name="Last test">
            {`${formatDateTime(lastTest.at)}, ${lastTest.taken ? 'accepted' : 'rejected'}`}
          </Fact>
        )}
        <Fact name="Waiting">
          {mail.waiting}
          {oldestWaiting && `, the oldest since ${formatDateTime(oldestWaiting)}`}
        </Fact>
        {lastFailure && (
          <Fact name="Last failure">
            <Text tone={mail.failing ? 'bad' : undefined}>
              {formatDateTime(lastFailure.at)}: {lastFailure.reason}
            </Text>
          </Fact>
        )}
      </Facts>
      <div role="status">{testEmail.data && <Trial mail={mail} testEmail={testEmail.data} />}</div>
    </StatusBlock>
  );
}

/** Returns the label of the last email. Earlier versions didn't record whether it was sent or written to the folder. */
function getLastTerm(lastSent: SystemStatus['mail']['lastSent']): string {
  if (!lastSent || lastSent.takenBy === 'server') return 'Last sent';
  return lastSent.takenBy === 'folder' ? 'Last written' : 'Last sent or written';
}

type TrialProps = {
  mail: SystemStatus['mail'];
  testEmail: { to: string; taken: boolean; words: string };
};

function Trial({ mail, testEmail: { to, taken: isAccepted, words: response } }: TrialProps) {
  if (!isAccepted)
    return (
      <BlockNote>
        <Text weight="strong" tone="bad">
          The test email to {to} was rejected.
        </Text>{' '}
        {response}
      </BlockNote>
    );
  return mail.taker === 'server' ? (
    <BlockNote>
      <Text weight="strong" tone="plain">
        The mail server accepted the test email to {to}.
      </Text>{' '}
      Its response: {response}
    </BlockNote>
  ) : (
    <BlockNote>
      <Text weight="strong" tone="plain">
        The test email to {to} was written to the outbox folder,
      </Text>{' '}
      as {response}. No mail server was contacted.
    </BlockNote>
  );
}
