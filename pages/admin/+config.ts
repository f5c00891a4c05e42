import type { Config } from 'vike/types';

/** The header names the signed-in person. */
export default { passToClient: ['user'] } satisfies Config;
