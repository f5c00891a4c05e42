import type { Config } from 'vike/types';

/** Only staff-written pages fill it. */
export default { passToClient: ['stored'] } satisfies Config;
