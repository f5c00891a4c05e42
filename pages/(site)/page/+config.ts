import type { Config } from 'vike/types';

/** Made on request: which pages there are the database knows. */
export default { prerender: false } satisfies Config;
