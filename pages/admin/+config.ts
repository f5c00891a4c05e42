import type { Config } from 'vike/types';

/** The header names the signed-in person; forms read how long they wait before they save. */
export default { passToClient: ['user', 'saveDelayMs'] } satisfies Config;
