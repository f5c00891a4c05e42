import type { Seo } from '../../../domain/seo';

/** Empty, because the page's content contains the metadata. */
export default { title: '', description: '', noindex: true } satisfies Seo;
