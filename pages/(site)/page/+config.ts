import type { Config } from 'vike/types';

/** Prerenders the pages that `+onBeforePrerenderStart` lists; others are rendered on request. */
export default { prerender: true } satisfies Config;
