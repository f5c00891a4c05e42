import { type Ref, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { hiddenTexts } from '../../domain/failure-texts';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { copyText } from '../copy-text';
import { formatTime } from '../dates';
import { TextWithCode } from '../kit/CopyCode';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { SettingsPage } from '../settings/SettingsPage';
import { DatabaseBlock } from './DatabaseBlock';
import { DiskBlock, ImagesBlock } from './DiskBlock';
import { FailedEmails } from './FailedEmails';
import { JobsBlock } from './JobsBlock';
import { MailBlock } from './MailBlock';
import { formatHeadline, formatReport, listMissingSetup, listProblems, type SystemStatus } from './problems';
import { ReadyChart } from './ReadyChart';
import { SpeedChart } from './SpeedChart';
import * as css from './System.css';
import { VersionBlock } from './VersionBlock';
import { WebhookBlock } from './WebhookBlock';

const REFRESH_INTERVAL_MS = 60_000;
/** Polling interval (ms) while an email is being sent. */
const SENDING_REFRESH_INTERVAL_MS = 5_000;

/** Polls every minute while visible, and more often while an email is being sent. */
export function System() {
  const state = trpc.system.state.useQuery(undefined, {
    refetchInterval: ({ state: { data: lastStatus } }) =>
      lastStatus && lastStatus.mail.waiting > 0 && !lastStatus.mail.failing
        ? SENDING_REFRESH_INTERVAL_MS
        : REFRESH_INTERVAL_MS,
  });
  return (
    <SettingsPage title="System">
      <QueryBoundary query={state} errorMessage={adminMessages.systemFailed} height={760}>
        {status => <StatusBlocks status={status} />}
      </QueryBoundary>
    </SettingsPage>
  );
}

function StatusBlocks({ status }: { status: SystemStatus }) {
  const summary = useRef<HTMLElement>(null);
  return (
    <Stack>
      <Summary ref={summary} status={status} />
      <Stack columns={2}>
        <MailBlock status={status} />
        <DatabaseBlock status={status} />
      </Stack>
      <Stack gap={0}>
        <VersionBlock status={status} />
        <FailedEmails mail={status.mail} onMissing={() => summary.current?.focus()} />
        <WebhookBlock status={status} onMissing={() => summary.current?.focus()} />
        <DiskBlock status={status} />
        <ImagesBlock status={status} />
        <ReadyChart status={status} />
        <SpeedChart status={status} />
        <JobsBlock status={status} />
      </Stack>
    </Stack>
  );
}

/** Shows the worst problem as the heading, and each problem with an explanation and a link. */
function Summary({ ref, status }: { ref: Ref<HTMLElement>; status: SystemStatus }) {
  const problems = listProblems(status);
  const missingSetup = listMissingSetup(status);
  const allProblems = [...problems, ...missingSetup];
  const tone = problems.length > 0 ? 'bad' : missingSetup.length > 0 ? 'fair' : 'good';
  return (
    <section ref={ref} tabIndex={-1} className={css.verdict[tone]} aria-label="Summary">
      <div className={css.verdictBlock}>
        <span className={css.statusLight} aria-hidden="true" />
        <div>
          <Text as="h2" size="h4">
            {formatHeadline(status)}
          </Text>
          <Text as="p" size="small" tone="muted">
            {status.isSiteHidden
              ? `Visitors see “${hiddenTexts.title}” until you show the site in the setup checklist. `
              : tone === 'fair' && 'Visitors aren’t affected now, but a failure could lose data or emails. '}
            {`Checked at ${formatTime(status.now)}, updated every minute.`}
          </Text>
        </div>
        <CopyReport status={status} />
      </div>
      {allProblems.length > 0 && (
        <ol className={css.problems}>
          {allProblems.map(({ section, text, reason, fix }, index) => (
            <li key={text} className={css.problem}>
              <Text size="largeFigure" aria-hidden="true">
                {index + 1}
              </Text>
              <div>
                <Text as="h3" weight="strong">
                  {text}
                </Text>
                <Text as="p" size="small" tone="muted" look="prose">
                  <TextWithCode>{reason}</TextWithCode>
                </Text>
              </div>
              <Button variant={index === 0 ? 'red_black' : 'outlined_black'} href={`#${section}`}>
                {fix}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const CopyReport = ({ status }: { status: SystemStatus }) => (
  <Button onClick={() => copyText(formatReport(status), 'Report copied')}>Copy a report</Button>
);
