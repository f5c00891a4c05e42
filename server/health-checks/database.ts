import { checkIntegrity } from '../../db/integrity';
import { LATER_DATABASE } from '../../db/migrate';
import { formatFileSize } from '../../domain/attachment';
import { getErrorCode } from '../../domain/errors';
import { databaseSize } from '../files/database-size';
import { isMissing } from '../files/read-file-if-there';
import { type Finding, reasonOf, right, wrong } from './finding';

const FROM_BACKUP = 'Stop the site and go back to the last backup: npm run restore -- FILE.';
/** What makes reading it fail, by the beginnings of codes, and what to do then; it may well be whole. */
const UNREAD: [codes: RegExp, fix: string][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, FROM_BACKUP],
  [/^SQLITE_(BUSY|LOCKED)/, 'Something else holds it; try again in a moment.'],
  [/^SQLITE_ERROR/, 'It is not of this site: look at DATA_DIR.'],
];
const NOT_OURS =
  'Run this as the user that runs the site; where file and folder are that user’s already, look at the disk itself.';

/** Whether the database is whole and of a shape that this version knows. */
export async function database(file: string): Promise<Finding> {
  try {
    const size = await databaseSize(file);
    const { damage, orphans, missing, isLater } = await checkIntegrity(file);
    if (damage.length > 0) return wrong(`damaged: ${damage.join('; ').replace(/\s+/g, ' ')}`, FROM_BACKUP);
    if (orphans > 0) return wrong(`${orphans} of its rows name others that are not there`, FROM_BACKUP);
    if (isLater) return wrong(LATER_DATABASE.says, LATER_DATABASE.fix);
    const steps = missing > 0 ? `; the next start brings it up to date (steps: ${missing})` : '';
    return right(`whole, ${formatFileSize(size)}${steps}`);
  } catch (error) {
    if (isMissing(error)) return right('not there yet; the first start makes it');
    const [, fix = NOT_OURS] = UNREAD.find(([codes]) => codes.test(String(getErrorCode(error)))) ?? [];
    return wrong(`cannot be read: ${reasonOf(error)}`, fix);
  }
}
