import type { Services } from '../../use-cases/context';
import { queueDigest } from '../../use-cases/enquiries/notices';
import { type Job, type JobNeeds, runEvery } from './every';

const CHECK_INTERVAL_MS = 60_000;

type DigestNeeds = JobNeeds & Pick<Services, 'db' | 'getSite' | 'wakeOutbox' | 'hasMailServer'>;

/** Queues the morning digest of requests. Queues none without a mail server. */
export const startDigest = (needs: DigestNeeds): Job =>
  runEvery(
    CHECK_INTERVAL_MS,
    'morning digest',
    async () => {
      if (needs.hasMailServer && (await queueDigest(needs))) needs.wakeOutbox();
    },
    needs,
  );
