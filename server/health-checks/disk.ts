import { formatFileSize } from '../../domain/attachment';
import { createFreeBytesReader } from '../disk-guard';
import { findNearestFolder } from './data-folder';
import { type Finding, fail, pass } from './finding';

/** @param floor bytes that must stay free. */
export async function checkDisk(dataDir: string, floor: number): Promise<Finding> {
  const freeBytes = await createFreeBytesReader(await findNearestFolder(dataDir))();
  const summary = `${formatFileSize(freeBytes)} free; nothing is stored below ${formatFileSize(floor)}`;
  return freeBytes < floor ? fail(summary, 'Free up disk space, or lower DISK_FLOOR_MB.') : pass(summary);
}
