import type { ReplicaBucket } from './bucket';

/** Creates a bucket in memory with hooks around writes. */
export function createMemoryBucket() {
  const objects = new Map<string, { bytes: Buffer; etag: string; modifiedAt: Date }>();
  let version = 0;
  const hooks = { beforeWrite: (_name: string) => {}, afterWrite: (_name: string) => {} };
  const bucket: ReplicaBucket = {
    read: async name => objects.get(name),
    async write(name, bytes, condition) {
      hooks.beforeWrite(name);
      const storedObject = objects.get(name);
      if (condition && ('ifMatch' in condition ? storedObject?.etag !== condition.ifMatch : storedObject))
        return undefined;
      const etag = `"${++version}"`;
      objects.set(name, { bytes: Buffer.from(bytes), etag, modifiedAt: new Date(version) });
      hooks.afterWrite(name);
      return etag;
    },
    list: async (prefix, after = '') =>
      [...objects]
        .filter(([name]) => name.startsWith(prefix) && name > after)
        .map(([name, { bytes, modifiedAt }]) => ({ name, size: bytes.length, modifiedAt }))
        .sort((object, otherObject) => (object.name < otherObject.name ? -1 : 1)),
    async remove(name) {
      objects.delete(name);
    },
  };
  return Object.assign(hooks, bucket);
}
