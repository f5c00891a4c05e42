import type { Seo } from '../../../domain/seo';

/** Its content contains the metadata. */
export default { title: '', description: '', noindex: true } satisfies Seo;
