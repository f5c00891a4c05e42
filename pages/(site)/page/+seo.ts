import type { Seo } from '../../../domain/seo';

/** The page's content has the metadata (`pages/seo.ts`). */
export default { title: '', description: '' } satisfies Seo;
