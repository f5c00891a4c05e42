import { check, info } from '../../components/ui/icons';
import { DAY_MS } from '../../domain/time';
import { formatDateTime } from '../dates';
import { Badge } from '../kit/Badge';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { formatJobTitle, getJobsVerdict, type SystemStatus } from './problems';
import { StatusBlock } from './StatusBlock';

type Job = SystemStatus['jobs'][number];

function formatInterval(ms: number): string {
  if (ms >= DAY_MS) return 'daily';
  return ms >= 60_000 ? `every ${Math.round(ms / 60_000)} min` : `every ${Math.round(ms / 1_000)} s`;
}

export function JobsBlock({ status }: { status: SystemStatus }) {
  const hasFailures = status.jobs.some(({ lastFailure }) => lastFailure);
  return (
    <StatusBlock title="Automatic tasks" id="jobs" verdict={getJobsVerdict(status)}>
      <Table
        columns={[
          { title: 'Task', look: 'line' },
          { title: 'Last run', look: 'named' },
          { title: 'Next run', look: 'named' },
          ...(hasFailures ? [{ title: 'Last failure', look: 'named' as const }] : []),
        ]}
      >
        {status.jobs.map(job => (
          <TableRow
            key={job.name}
            cells={[
              <Text key="job" weight="medium">
                {formatJobTitle(job.name)}
                <Text block size="caption" tone="muted" weight="regular">
                  {formatInterval(job.everyMs)}
                </Text>
              </Text>,
              <LastRun key="last" job={job} />,
              job.nextRun ? formatDateTime(job.nextRun) : '–',
              ...(hasFailures ? [<LastFailure key="failure" job={job} />] : []),
            ]}
          />
        ))}
      </Table>
    </StatusBlock>
  );
}

function LastRun({ job: { failing, running, lastRun } }: { job: Job }) {
  if (!lastRun) return <Text tone="muted">{running ? 'Running' : 'Not due yet'}</Text>;
  return (
    <Badge tone={failing ? 'bad' : 'good'} icon={failing ? info : check}>
      <Text tone={failing ? 'bad' : 'plain'} weight={failing ? 'medium' : 'regular'}>
        {formatDateTime(lastRun)}
        {failing && ', failed'}
      </Text>
    </Badge>
  );
}

function LastFailure({ job: { failing, lastFailure } }: { job: Job }) {
  if (!lastFailure) return 'None';
  return (
    <Text tone={failing ? 'bad' : undefined}>
      {formatDateTime(lastFailure.at)}, {lastFailure.reason ?? 'see the log'}
    </Text>
  );
}
