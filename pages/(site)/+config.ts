import type { Config } from 'vike/types';

export default { passToClient: ['stored'] } satisfies Config;
