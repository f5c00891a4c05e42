import { readFile, realpath } from 'node:fs/promises';
import { isMissingFile } from '../files/missing-files';

/** File systems on other machines, where SQLite’s log and locks aren’t safe. */
const NETWORK_FILE_SYSTEM_PATTERN =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|lustre|glusterfs|fuse\.(sshfs|glusterfs|ceph|s3fs|rclone|smbnetfs))$/;

/** @param mounts lines of Linux’s `mountinfo`. */
export function findNetworkFileSystem(folder: string, mounts: string): string | undefined {
  let type = '';
  let longestLength = 0;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const point = (before.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, octal) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    const isAbove = point === '/' || folder === point || folder.startsWith(`${point}/`);
    // A later mount covers an earlier one at the same path.
    if (!point || !isAbove || point.length < longestLength) continue;
    longestLength = point.length;
    type = after.split(' ')[0] ?? '';
  }
  return NETWORK_FILE_SYSTEM_PATTERN.test(type) ? type : undefined;
}

/** Returns undefined for local and unknown file systems. Only Linux reports them. */
export async function findFolderFileSystem(folder: string): Promise<string | undefined> {
  try {
    return findNetworkFileSystem(await realpath(folder), await readFile('/proc/self/mountinfo', 'utf8'));
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}
