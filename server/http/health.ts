import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { watchPaths } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import type { DiskGuard } from '../disk-room';

type Needs = Pick<Services, 'db' | 'mediaStore'> & { disk: DiskGuard };

/**
 * Lists the dependencies that don’t respond; empty when ready.
 * @param onFailure called with the reason for each.
 */
export async function listUnready(
  { db, mediaStore, disk }: Needs,
  onFailure: (error: unknown, check: string) => void = () => {},
): Promise<string[]> {
  const checks = {
    database: () => sql`select 1`.execute(db),
    media: () => mediaStore.check(),
    disk: () => disk.assertSpace(),
  };
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      onFailure(error, name);
      failed.push(name);
    }
  }
  return failed;
}

/**
 * Serves `/healthz`, always 200, and `/readyz`: 200 when database and media store respond and the disk has space, else
 * 503 with the failures.
 */
export function registerHealth(app: FastifyInstance, needs: Needs): void {
  app.get(watchPaths.up, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get(watchPaths.ready, async (request, reply) => {
    const failed = await listUnready(needs, (error, check) =>
      request.log.warn({ err: error, check }, 'not ready'),
    );
    reply.header('cache-control', 'no-store').code(failed.length > 0 ? 503 : 200);
    return failed.length > 0 ? { status: 'not ready', failed } : { status: 'ready' };
  });
}
