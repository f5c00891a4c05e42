import type { Services } from '../../use-cases/context';
import { queueDigest } from '../../use-cases/enquiries/notices';
import { type Job, type JobNeeds, runEvery } from './every';

const CHECK_INTERVAL_MS = 60_000;

type DigestNeeds = JobNeeds & Pick<Services, 'db' | 'getSite' | 'wakeOutbox' | 'hasMailServer'>;

/** Starts the job that queues the morning digest of requests if a mail server is configured. */
export const startDigest = (needs: DigestNeeds): Job =>
  runEvery(
    CHECK_INTERVAL_MS,
    'morning digest',
    async () => {
      if (needs.hasMailServer && (await queueDigest(needs))) needs.wakeOutbox();
    },
    needs,
  );
