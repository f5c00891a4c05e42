import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  // Pages opt in with `prerender: true`. All others are rendered on request and cached.
  prerender: { enable: null, partial: true, keepDistServer: true },
  prefetchStaticAssets: 'hover',
  viewport: 'responsive',
  lang: 'en',
  meta: {
    seo: { env: { server: true, client: true } },
    loadViews: { env: { client: true } },
    structuredData: { env: { server: true } },
  },
} satisfies Config;
