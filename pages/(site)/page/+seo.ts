import type { Seo } from '../../../domain/seo';

/** The page's content says it (`pages/seo.ts`). */
export default { title: '', description: '' } satisfies Seo;
