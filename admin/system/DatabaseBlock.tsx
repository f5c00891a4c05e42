import { Button } from '../../components/ui/Button';
import { formatFileSize } from '../../domain/attachment';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, formatTime } from '../dates';
import { Fact, Facts } from '../kit/Facts';
import { Text } from '../kit/Text';
import { getDatabaseVerdict, type SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

const formatDayAndTime = (time: string) => `${formatDay(time)}, ${formatTime(time)}`;

export function DatabaseBlock({ status }: { status: SystemStatus }) {
  const { database, backups, jobs } = status;
  const { system } = trpc.useUtils();
  const checkDatabase = trpc.system.checkDatabase.useMutation({
    meta: { done: adminMessages.databaseChecked, failed: adminMessages.databaseCheckFailed },
    onSuccess: () => system.invalidate(),
  });
  const failure = jobs.find(({ name, failing }) => name === 'backup' && failing)?.lastFailure;
  return (
    <StatusBlock
      title="Database"
      id="database"
      verdict={getDatabaseVerdict(status)}
      actions={
        <Button isSending={checkDatabase.isPending} onClick={() => checkDatabase.mutate()}>
          Check now
        </Button>
      }
    >
      <Facts>
        <Fact name="Check for errors">
          <Check check={database.check} />
        </Fact>
        {backups && (
          <Fact name="Last backup">
            {failure && (
              <Text tone="bad">
                {formatDayAndTime(failure.at)}: {failure.reason ?? 'failed, see the log'}
                <br />
              </Text>
            )}
            {failure && backups.last && 'Last successful: '}
            {backups.last
              ? `${formatDayAndTime(backups.last.at)}, ${formatFileSize(backups.last.size)}`
              : 'No backup yet'}
          </Fact>
        )}
      </Facts>
      {backups && (
        <BlockNote>
          Backups are made daily and verified. The last {backups.keep} are kept
          {backups.offSite && ' and copied to the bucket'}.
        </BlockNote>
      )}
    </StatusBlock>
  );
}

function Check({ check }: { check: SystemStatus['database']['check'] }) {
  if (!check) return 'Not checked yet. The check runs daily.';
  return check.sound ? (
    `${formatDayAndTime(check.at)}: no errors`
  ) : (
    <Text tone="bad">
      {formatDayAndTime(check.at)}: the database is damaged. Stop the site and restore the last backup.
    </Text>
  );
}
