import { Icon } from '../../components/ui/Icon';
import { check, info } from '../../components/ui/icons';
import { DAY_MS } from '../../domain/time';
import { formatMoment } from '../dates';
import { Block } from './Block';
import { jobsVerdict, jobTitle, type SystemStatus } from './problems';
import * as css from './System.css';
import { TableHead } from './TableHead';

type Job = SystemStatus['jobs'][number];

function rhythm(ms: number): string {
  if (ms >= DAY_MS) return 'daily';
  return ms >= 60_000 ? `every ${Math.round(ms / 60_000)} min` : `every ${Math.round(ms / 1_000)} s`;
}

/** What works in the background: when it ran, when it runs again, and how it went. */
export const JobsBlock = ({ status }: { status: SystemStatus }) => (
  <Block title="Jobs" id="jobs" width="all" verdict={jobsVerdict(status)}>
    <table className={css.table}>
      <TableHead columns={['Job', 'Last run', 'Next run', 'Last failure']} />
      <tbody className={css.rows}>
        {status.jobs.map(job => (
          <tr key={job.name} className={css.row}>
            <th scope="row" className={css.name}>
              {jobTitle(job.name)}
              <span className={css.under}>{rhythm(job.everyMs)}</span>
            </th>
            <td className={css.td}>
              <span className={css.label}>Last run: </span>
              <LastRun job={job} />
            </td>
            <td className={css.td}>
              <span className={css.label}>Next run: </span>
              {job.nextRun ? formatMoment(job.nextRun) : '–'}
            </td>
            <td className={css.td}>
              <span className={css.label}>Last failure: </span>
              <LastFailure job={job} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
);

function LastRun({ job: { failing, running, lastRun } }: { job: Job }) {
  if (!lastRun) return running ? 'Runs now' : 'Not yet';
  return (
    <span className={css.result}>
      <Icon path={failing ? info : check} size={18} className={failing ? css.bad : css.ok} />
      <span className={failing ? css.bad : undefined}>
        {formatMoment(lastRun)}
        {failing && ', failed'}
      </span>
    </span>
  );
}

function LastFailure({ job: { failing, lastFailure } }: { job: Job }) {
  if (!lastFailure) return 'None since the start';
  return (
    <span className={failing ? css.bad : undefined}>
      {formatMoment(lastFailure.at)}, {lastFailure.reason ?? 'the log says why'}
    </span>
  );
}
