import type { Config } from 'vike/types';

/** The build renders what `+onBeforePrerenderStart` lists; others are rendered on request. */
export default { prerender: true } satisfies Config;
