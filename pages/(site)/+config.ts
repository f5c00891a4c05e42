import type { Config } from 'vike/types';

/** Only pages that staff wrote say anything in it. */
export default { passToClient: ['stored'] } satisfies Config;
