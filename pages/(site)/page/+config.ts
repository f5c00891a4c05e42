import type { Config } from 'vike/types';

/** The build makes what `+onBeforePrerenderStart` lists; the others are made on request. */
export default { prerender: true } satisfies Config;
