import type { Config } from 'vike/types';

/** The header needs the user, and forms need the autosave delay. */
export default { passToClient: ['user', 'saveDelayMs'] } satisfies Config;
