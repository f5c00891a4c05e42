import { type Ref, useRef } from 'react';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatTime } from '../dates';
import { Page } from '../kit/Page';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { DatabaseBlock } from './DatabaseBlock';
import { DiskBlock } from './DiskBlock';
import { FailedMails } from './FailedMails';
import { ImagesBlock } from './ImagesBlock';
import { JobsBlock } from './JobsBlock';
import { MailBlock } from './MailBlock';
import {
  formatHeadline,
  formatProblems,
  listProblems,
  listSteps,
  missingSetup,
  type SystemStatus,
} from './problems';
import { ReadyChart } from './ReadyChart';
import { SpeedChart } from './SpeedChart';
import * as css from './System.css';
import { VersionBlock } from './VersionBlock';

const LOOK_AGAIN_MS = 60_000;
/** Faster polling while an email is being sent. */
const MAIL_UNDER_WAY_MS = 5_000;

/** Renders the system status: problems first, then each part. Polls every minute while visible. */
export function System() {
  const state = trpc.system.state.useQuery(undefined, {
    refetchInterval: ({ state: { data: last } }) =>
      last && last.mail.waiting > 0 && !last.mail.failing ? MAIL_UNDER_WAY_MS : LOOK_AGAIN_MS,
    meta: { failed: adminMessages.systemFailed },
  });
  return (
    <Page title="System">
      <QueryBoundary query={state} failed={adminMessages.systemFailed} height={760}>
        {status => <Parts status={status} />}
      </QueryBoundary>
    </Page>
  );
}

function Parts({ status }: { status: SystemStatus }) {
  const summary = useRef<HTMLElement>(null);
  return (
    <Stack>
      <Summary ref={summary} status={status} />
      <Stack columns={3} stretch>
        <VersionBlock status={status} />
        <DiskBlock status={status} />
        <DatabaseBlock status={status} />
        <MailBlock status={status} />
        <ImagesBlock status={status} />
        <FailedMails mail={status.mail} onMissing={() => summary.current?.focus()} />
        <ReadyChart status={status} />
        <SpeedChart status={status} />
        <JobsBlock status={status} />
      </Stack>
    </Stack>
  );
}

/** Summarises problems and missing setup, with steps in order. */
function Summary({ ref, status }: { ref: Ref<HTMLElement>; status: SystemStatus }) {
  const problems = listProblems(status);
  const missing = missingSetup(status);
  const all = [...problems, ...missing];
  const look = problems.length > 0 ? 'bad' : missing.length > 0 ? 'fair' : 'good';
  const looked = `Checked at ${formatTime(status.now)}, updated every minute.`;
  return (
    <section ref={ref} tabIndex={-1} className={css.verdict[look]} aria-label="Summary">
      <span className={css.lamp} aria-hidden="true" />
      <div>
        <Text as="p" size="title">
          {formatHeadline(problems, missing)}
        </Text>
        <Text as="p" size="small" tone="muted">
          {all.length > 0 && `The site is up. ${formatProblems(all)} `}
          {looked}
        </Text>
      </div>
      {all.length > 0 && <Steps problems={all} />}
    </section>
  );
}

const Steps = ({ problems }: { problems: Parameters<typeof listSteps>[0] }) => (
  <Inline as="ol" gap={4} aria-label="What to do">
    {listSteps(problems).map(({ place, step }, index) => (
      <Inline as="li" key={step} align="baseline" wrap={false}>
        <Text size="figure" aria-hidden="true">
          {index + 1}
        </Text>
        <a className={text.link} href={`#${place}`}>
          {step}
        </a>
      </Inline>
    ))}
  </Inline>
);
