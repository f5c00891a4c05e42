import { Button } from '../../components/ui/Button';
import { formatFileSize } from '../../domain/attachment';
import { trpc } from '../../trpc/client';
import { dayOf, formatTime } from '../dates';
import { words } from '../words';
import { Block, Fact, Facts } from './Block';
import * as css from './Block.css';
import { databaseVerdict, type SystemStatus } from './problems';

const moment = (time: string) => `${dayOf(time)}, ${formatTime(time)}`;

/** The database, and the backups it comes back from. */
export function DatabaseBlock({ status }: { status: SystemStatus }) {
  const { database, backups, jobs } = status;
  const { system } = trpc.useUtils();
  const look = trpc.system.checkDatabase.useMutation({
    meta: { done: words.databaseChecked, failed: words.databaseCheckFailed },
    onSuccess: () => system.invalidate(),
  });
  const failure = jobs.find(({ name, failing }) => name === 'backup' && failing)?.lastFailure;
  return (
    <Block
      title="Database"
      id="database"
      verdict={databaseVerdict(status)}
      actions={
        <Button variant="outlined_black" sending={look.isPending} onClick={() => look.mutate()}>
          Check now
        </Button>
      }
    >
      <Facts>
        <Fact term="Size">{formatFileSize(database.size)}</Fact>
        <Fact term="Integrity">
          <Check check={database.check} />
        </Fact>
        <Fact term="Shape">{database.migration}</Fact>
        <Fact term="Last backup">
          {failure && (
            <span className={css.bad}>
              {moment(failure.at)}: {failure.reason ?? 'failed, the log says why'}
              <br />
            </span>
          )}
          {failure && backups?.last && 'Good one: '}
          {lastBackup(backups)}
        </Fact>
      </Facts>
      {!backups && (
        <p className={css.note}>
          <b className={css.noteStrong}>No backup is scheduled.</b> Name a folder in BACKUP_DIR and restart:
          one is made every day. By hand, on the machine: npm run backup -- FILE.
        </p>
      )}
      {backups && (
        <p className={css.note}>
          One every day, the last {backups.keep} are kept{backups.offSite && ', copied to the bucket'}.
        </p>
      )}
    </Block>
  );
}

function lastBackup(backups: SystemStatus['backups']): string {
  if (!backups) return 'Not scheduled';
  return backups.last
    ? `${moment(backups.last.at)}, ${formatFileSize(backups.last.size)}`
    : 'None in the folder yet';
}

function Check({ check }: { check: SystemStatus['database']['check'] }) {
  if (!check) return 'Checked once a day, not yet';
  return check.sound ? (
    `${moment(check.at)}: no errors`
  ) : (
    <span className={css.bad}>{moment(check.at)}: damaged. Stop the site and restore the last backup.</span>
  );
}
