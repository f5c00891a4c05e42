import type { Seo } from '../../../domain/seo';

/** Empty, because the page's content contains the metadata (`pages/seo.ts`). */
export default { title: '', description: '' } satisfies Seo;
