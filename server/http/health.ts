import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { watchPaths } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import type { DiskRoom } from '../disk-room';

type Needs = Pick<Services, 'db' | 'mediaStore'> & { disk: DiskRoom };

/**
 * What the site cannot do without and that does not answer now: none when it is ready.
 * @param told is called with why, for each.
 */
export async function notReady(
  { db, mediaStore, disk }: Needs,
  told: (error: unknown, check: string) => void = () => {},
): Promise<string[]> {
  const checks = {
    database: () => sql`select 1`.execute(db),
    media: () => mediaStore.check(),
    disk: () => disk.ask(),
  };
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      told(error, name);
      failed.push(name);
    }
  }
  return failed;
}

/**
 * `/healthz`: the process is up. `/readyz`: 200 when database and media store answer and the disk has room, else 503
 * naming what fails.
 */
export function health(app: FastifyInstance, needs: Needs): void {
  app.get(watchPaths.up, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get(watchPaths.ready, async (request, reply) => {
    const failed = await notReady(needs, (error, check) =>
      request.log.warn({ err: error, check }, 'not ready'),
    );
    reply.header('cache-control', 'no-store').code(failed.length > 0 ? 503 : 200);
    return failed.length > 0 ? { status: 'not ready', failed } : { status: 'ready' };
  });
}
