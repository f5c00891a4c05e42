import { formatFileSize } from '../../domain/attachment';
import { freeBytes } from '../disk-room';
import { nearestFolder } from './data-folder';
import { type Finding, right, wrong } from './finding';

/** Whether the disk has room. @param floor bytes that must stay free. */
export async function disk(dataDir: string, floor: number): Promise<Finding> {
  const free = await freeBytes(await nearestFolder(dataDir))();
  const says = `${formatFileSize(free)} are free; under ${formatFileSize(floor)} nothing more is stored`;
  return free < floor ? wrong(says, 'Make room on the disk, or lower DISK_FLOOR_MB.') : right(says);
}
