import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { monitoringPaths } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import type { DiskGuard } from '../disk-guard';
import type { Replica } from '../replica';

type Needs = Pick<Services, 'db' | 'mediaStore'> & {
  disk: DiskGuard;
  replica: Pick<Replica, 'lease'> | undefined;
};

/**
 * Returns the names of the failed checks, or an empty list when the site is ready.
 * @param onFailure called with the error of each failed check.
 */
export async function listFailedChecks(
  { db, mediaStore, disk, replica }: Needs,
  onFailure: (error: unknown, check: string) => void = () => {},
): Promise<string[]> {
  const checks = {
    database: () => sql`select 1`.execute(db),
    media: () => mediaStore.check(),
    disk: () => disk.assertSpace(),
    lease: async () => replica?.lease.assertHeld(),
  };
  const failedChecks: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      onFailure(error, name);
      failedChecks.push(name);
    }
  }
  return failedChecks;
}

/**
 * Serves `/healthz`, which always responds 200, and `/readyz`, which responds 200, or 503 with the failed checks:
 * database, media store, disk space and the lease of a site with a standby.
 */
export function registerHealth(app: FastifyInstance, needs: Needs): void {
  app.get(monitoringPaths.up, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get(monitoringPaths.ready, async (request, reply) => {
    const failedChecks = await listFailedChecks(needs, (error, check) =>
      request.log.warn({ err: error, check }, 'not ready'),
    );
    reply.header('cache-control', 'no-store').code(failedChecks.length > 0 ? 503 : 200);
    return failedChecks.length > 0 ? { status: 'not ready', failed: failedChecks } : { status: 'ready' };
  });
}
