import { readFile, realpath } from 'node:fs/promises';
import { isMissing } from '../files/read-file-if-there';

/** File systems on another machine: SQLite's log and locks are not safe there. */
const NETWORK =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|lustre|glusterfs|fuse\.(sshfs|glusterfs|ceph|s3fs|rclone|smbnetfs))$/;

/**
 * Finds the network file system that a folder is on.
 * @param mounts the lines of Linux's `mountinfo`.
 */
export function findNetworkFileSystem(folder: string, mounts: string): string | undefined {
  let type = '';
  let longest = 0;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const point = (before.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, octal) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    const isAbove = point === '/' || folder === point || folder.startsWith(`${point}/`);
    // A later mount covers an earlier one of the same place.
    if (!point || !isAbove || point.length < longest) continue;
    longest = point.length;
    type = after.split(' ')[0] ?? '';
  }
  return NETWORK.test(type) ? type : undefined;
}

/** The same for this machine; undefined also where it does not tell (only Linux does). */
export async function networkFileSystemOf(folder: string): Promise<string | undefined> {
  try {
    return findNetworkFileSystem(await realpath(folder), await readFile('/proc/self/mountinfo', 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
