import { formatFileSize } from '../../domain/attachment';
import { createFreeBytesReader } from '../disk-guard';
import { findNearestFolder } from './data-folder';
import { type Finding, fail, pass } from './finding';

/** @param minBytes bytes that must stay free. */
export async function checkDisk(dataDir: string, minBytes: number): Promise<Finding> {
  const freeBytes = await createFreeBytesReader(await findNearestFolder(dataDir))();
  const summary = `${formatFileSize(freeBytes)} free; nothing is stored below ${formatFileSize(minBytes)}`;
  return freeBytes < minBytes ? fail(summary, 'Free up disk space, or lower DISK_FLOOR_MB.') : pass(summary);
}
