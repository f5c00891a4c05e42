import { expect, it } from 'vitest';
import { findNetworkFileSystem } from './file-system';

const MOUNTS = `22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
30 22 0:28 / /srv rw - nfs4 files:/srv rw
31 30 254:2 / /srv/local rw - xfs /dev/vdb rw
32 22 0:40 / /mnt/two\\040words rw - fuse.sshfs me@there: rw
33 22 0:41 / /var/lib rw - ext4 /dev/vdc rw
34 33 0:42 / /var/lib rw - cifs //files/lib rw
`;

it.each([
  ['/var/www/northlight', undefined],
  ['/srv', 'nfs4'],
  ['/srv/northlight/data', 'nfs4'],
  ['/srvdata', undefined],
  ['/srv/local/data', undefined],
  ['/mnt/two words/data', 'fuse.sshfs'],
  ['/var/lib/northlight', 'cifs'],
])('detects the network file system of %s: %s', (folder, type) => {
  expect(findNetworkFileSystem(folder, MOUNTS)).toBe(type);
});
