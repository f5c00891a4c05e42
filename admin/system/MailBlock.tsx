import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatMoment } from '../dates';
import { Fact, Facts } from '../kit/Facts';
import { Text } from '../kit/Text';
import { Block, Note } from './Block';
import { getMailVerdict, type SystemStatus } from './problems';

export function MailBlock({ status }: { status: SystemStatus }) {
  const { mail } = status;
  const { system } = trpc.useUtils();
  const trial = trpc.system.sendTestMail.useMutation({
    meta: { failed: adminMessages.testMailFailed },
    onSuccess: () => system.invalidate(),
  });
  const { lastSent, lastTest, lastFailure, oldestWaiting } = mail;
  return (
    <Block
      title="Email"
      id="mail"
      verdict={getMailVerdict(status)}
      actions={
        <Button variant="outlined_black" sending={trial.isPending} onClick={() => trial.mutate()}>
          Send a test email
        </Button>
      }
    >
      <Facts>
        <Fact name="Goes to">{mail.server ?? 'The outbox folder, as .eml files'}</Fact>
        <Fact name={getLastTerm(lastSent)}>{lastSent ? formatMoment(lastSent.at) : 'Never'}</Fact>
        <Fact name="Last test">
          {lastTest ? `${formatMoment(lastTest.at)}, ${lastTest.taken ? 'accepted' : 'rejected'}` : 'None'}
        </Fact>
        <Fact name="Waiting">
          {mail.waiting}
          {oldestWaiting && `, the oldest since ${formatMoment(oldestWaiting)}`}
        </Fact>
        <Fact name="Last failure">
          {lastFailure ? (
            <Text tone={mail.failing ? 'bad' : undefined}>
              {formatMoment(lastFailure.at)}: {lastFailure.reason}
            </Text>
          ) : (
            'None'
          )}
        </Fact>
      </Facts>
      {mail.taker === 'folder' && (
        <Note>
          <Text weight="strong" tone="plain">
            No mail server is set up.
          </Text>{' '}
          These emails don’t reach anyone. Set SMTP_URL and restart.
        </Note>
      )}
      {mail.failing && mail.taker === 'server' && (
        <Note>
          Nothing is lost. Requests are stored, and their emails go out once the server accepts them.
        </Note>
      )}
      <div role="status">{trial.data && <Trial mail={mail} trial={trial.data} />}</div>
    </Block>
  );
}

/** Earlier versions didn't record whether an email was sent or written to the folder. */
function getLastTerm(last: SystemStatus['mail']['lastSent']): string {
  if (!last || last.takenBy === 'server') return 'Last sent';
  return last.takenBy === 'folder' ? 'Last written' : 'Last sent or written';
}

type TrialProps = {
  mail: SystemStatus['mail'];
  trial: { to: string; taken: boolean; words: string };
};

function Trial({ mail, trial: { to, taken: isAccepted, words: response } }: TrialProps) {
  if (!isAccepted)
    return (
      <Note>
        <Text weight="strong" tone="bad">
          The test email to {to} was rejected.
        </Text>{' '}
        {response}
      </Note>
    );
  return mail.taker === 'server' ? (
    <Note>
      <Text weight="strong" tone="plain">
        The mail server accepted the test email to {to}.
      </Text>{' '}
      Its response: {response}
    </Note>
  ) : (
    <Note>
      <Text weight="strong" tone="plain">
        The test email to {to} was written to the outbox folder,
      </Text>{' '}
      as {response}. No mail server was contacted.
    </Note>
  );
}
