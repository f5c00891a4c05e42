import type { Config } from 'vike/types';

/** Only the pages listed by `+onBeforePrerenderStart` are prerendered. Others are rendered on request. */
export default { prerender: true } satisfies Config;
