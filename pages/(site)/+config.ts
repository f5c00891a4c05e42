import type { Config } from 'vike/types';

/** Only staff-written pages set this value. */
export default { passToClient: ['stored'] } satisfies Config;
