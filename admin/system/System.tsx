import { type Ref, useRef } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { formatTime } from '../dates';
import { page } from '../frame.css';
import { ListFailure } from '../ListBody';
import { PageHead } from '../PageHead';
import { words } from '../words';
import { DatabaseBlock } from './DatabaseBlock';
import { DiskBlock } from './DiskBlock';
import { FailedMails } from './FailedMails';
import { JobsBlock } from './JobsBlock';
import { MailBlock } from './MailBlock';
import { PicturesBlock } from './PicturesBlock';
import { headline, missingSetup, problemsOf, type SystemStatus, sentence, steps } from './problems';
import { ReadyChart } from './ReadyChart';
import { SpeedChart } from './SpeedChart';
import * as css from './System.css';
import { VersionBlock } from './VersionBlock';

const LOOK_AGAIN_MS = 60_000;
/** While a mail is on its way for the first time, or again. */
const MAIL_UNDER_WAY_MS = 5_000;
/** Blocks that stand there while nothing is known. */
const BLOCKS = 6;

/** How the site stands: what is wrong first, then each part. Looked at every minute while somebody looks. */
export function System() {
  const { data, error, refetch } = trpc.system.state.useQuery(undefined, {
    refetchInterval: ({ state: { data: last } }) =>
      last && last.mail.waiting > 0 && !last.mail.failing ? MAIL_UNDER_WAY_MS : LOOK_AGAIN_MS,
    meta: { failed: words.systemFailed },
  });
  return (
    <div className={page}>
      <PageHead title="System" />
      {data ? (
        <Parts status={data} />
      ) : error ? (
        <ListFailure error={error} failed={words.systemFailed} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Parts({ status }: { status: SystemStatus }) {
  const summary = useRef<HTMLElement>(null);
  return (
    <>
      <Summary ref={summary} status={status} />
      <div className={css.grid}>
        <VersionBlock status={status} />
        <DiskBlock status={status} />
        <DatabaseBlock status={status} />
        <MailBlock status={status} />
        <PicturesBlock status={status} />
        <FailedMails mail={status.mail} onGone={() => summary.current?.focus()} />
        <ReadyChart status={status} />
        <SpeedChart status={status} />
        <JobsBlock status={status} />
      </div>
    </>
  );
}

/** Whether all is well; else what is wrong or not set up, and what to do about it one after the other. */
function Summary({ ref, status }: { ref: Ref<HTMLElement>; status: SystemStatus }) {
  const problems = problemsOf(status);
  const missing = missingSetup(status);
  const all = [...problems, ...missing];
  const look = problems.length > 0 ? 'bad' : missing.length > 0 ? 'fair' : 'good';
  const looked = `Looked at ${formatTime(status.now)}, every minute.`;
  return (
    <section ref={ref} tabIndex={-1} className={css.verdict[look]} aria-label="In all">
      <span className={css.lamp} aria-hidden="true" />
      <div>
        <p className={css.headline}>{headline(problems, missing)}</p>
        <p className={css.line}>
          {all.length > 0 && `The site answers. ${sentence(all)} `}
          {looked}
        </p>
      </div>
      {all.length > 0 && <Steps problems={all} />}
    </section>
  );
}

const Steps = ({ problems }: { problems: Parameters<typeof steps>[0] }) => (
  <ol className={css.steps} aria-label="What to do">
    {steps(problems).map(({ place, step }, index) => (
      <li key={step} className={css.step}>
        <span className={css.number} aria-hidden="true">
          {index + 1}
        </span>
        <a className={css.stepLink} href={`#${place}`}>
          {step}
        </a>
      </li>
    ))}
  </ol>
);

const Loading = () => (
  <div aria-busy="true">
    <p className={visuallyHidden} role="status">
      Loading
    </p>
    <div className={css.verdict.good} />
    <div className={css.grid}>
      {Array.from({ length: BLOCKS }, (_, index) => (
        <div key={index} className={css.loading} />
      ))}
    </div>
  </div>
);
