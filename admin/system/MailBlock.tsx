import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { formatMoment } from '../dates';
import { words } from '../words';
import { Block, Fact, Facts } from './Block';
import * as css from './Block.css';
import { mailVerdict, type SystemStatus } from './problems';

/** Whether mail leaves, and a mail to try it. */
export function MailBlock({ status }: { status: SystemStatus }) {
  const { mail } = status;
  const trial = trpc.system.sendTestMail.useMutation({ meta: { failed: words.testMailFailed } });
  const { lastSent, lastFailure, oldestWaiting } = mail;
  return (
    <Block
      title="Mail"
      id="mail"
      verdict={mailVerdict(status)}
      actions={
        <Button variant="outlined_black" sending={trial.isPending} onClick={() => trial.mutate()}>
          Send a test mail
        </Button>
      }
    >
      <Facts>
        <Fact term="Goes to">{mail.server ?? 'The outbox folder, as .eml files'}</Fact>
        <Fact term={lastTerm(lastSent)}>{lastSent ? formatMoment(lastSent.at) : 'Never'}</Fact>
        <Fact term="Waiting">
          {mail.waiting}
          {oldestWaiting && `, the oldest since ${formatMoment(oldestWaiting)}`}
        </Fact>
        <Fact term="Last failure">
          {lastFailure ? (
            <span className={mail.failing ? css.bad : undefined}>
              {formatMoment(lastFailure.at)}: {lastFailure.reason}
            </span>
          ) : (
            'None'
          )}
        </Fact>
      </Facts>
      {mail.taker === 'folder' && (
        <p className={css.note}>
          <b className={css.noteStrong}>No mail server is set.</b> Nobody receives these mails: set SMTP_URL
          and restart.
        </p>
      )}
      {mail.failing && mail.taker === 'server' && (
        <p className={css.note}>
          Nothing is lost: requests are stored, their mails go when the server agrees.
        </p>
      )}
      <div role="status">{trial.data && <Trial mail={mail} trial={trial.data} />}</div>
    </Block>
  );
}

/** What took the last mail; not noted of those from an earlier version. */
function lastTerm(last: SystemStatus['mail']['lastSent']): string {
  if (!last || last.takenBy === 'server') return 'Last sent';
  return last.takenBy === 'folder' ? 'Last written' : 'Last sent or written';
}

type TrialProps = {
  mail: SystemStatus['mail'];
  trial: { to: string; taken: boolean; words: string };
};

/** What came of the test mail, in the words that were said to it. */
function Trial({ mail, trial: { to, taken, words: said } }: TrialProps) {
  if (!taken)
    return (
      <p className={css.note}>
        <b className={css.noteBad}>The test mail to {to} was not taken.</b> {said}
      </p>
    );
  return mail.taker === 'server' ? (
    <p className={css.note}>
      <b className={css.noteStrong}>The mail server took the test mail to {to}.</b> It said: {said}
    </p>
  ) : (
    <p className={css.note}>
      <b className={css.noteStrong}>The test mail to {to} was written to the outbox folder,</b> as {said}. No
      mail server was asked.
    </p>
  );
}
