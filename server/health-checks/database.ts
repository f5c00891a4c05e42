import { checkIntegrity } from '../../db/integrity';
import { LATER_DATABASE_PROBLEM } from '../../db/migrate';
import { formatFileSize } from '../../domain/attachment';
import { getErrorCode } from '../../domain/errors';
import { getDatabaseSize } from '../files/file-size';
import { isMissingFile } from '../files/missing-files';
import { type Finding, fail, getReason, pass } from './finding';

const FROM_BACKUP = 'Stop the site and restore the latest backup: npm run restore -- FILE.';
/** Fixes for an unreadable database by error code. The file itself may be intact. */
const FIXES_BY_CODE: [codes: RegExp, fix: string][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, FROM_BACKUP],
  [/^SQLITE_(BUSY|LOCKED)/, 'Another process has locked it. Try again in a moment.'],
  [/^SQLITE_ERROR/, 'This isn’t a database of this site. Check DATA_DIR.'],
];
const UNKNOWN_FILE_FIX =
  'Run this as the user that runs the site. If that user already owns the file and folder, check the disk.';

/** Checks that the database is intact and its version supported. */
export async function checkDatabase(file: string): Promise<Finding> {
  try {
    const size = await getDatabaseSize(file);
    const { damage, orphans, missing, isLater } = await checkIntegrity(file);
    if (damage.length > 0) return fail(`damaged: ${damage.join('; ').replace(/\s+/g, ' ')}`, FROM_BACKUP);
    if (orphans > 0) return fail(`${orphans} rows have broken references`, FROM_BACKUP);
    if (isLater) return fail(LATER_DATABASE_PROBLEM.message, LATER_DATABASE_PROBLEM.fix);
    const steps = missing > 0 ? `; the next start upgrades it (steps: ${missing})` : '';
    return pass(`intact, ${formatFileSize(size)}${steps}`);
  } catch (error) {
    if (isMissingFile(error)) return pass('does not exist yet; the first start creates it');
    const [, fix = UNKNOWN_FILE_FIX] =
      FIXES_BY_CODE.find(([codes]) => codes.test(String(getErrorCode(error)))) ?? [];
    return fail(`is unreadable: ${getReason(error)}`, fix);
  }
}
