import type { Seo } from '../../../domain/seo';

/** What staff wrote stands in its place. */
export default { title: '', description: '' } satisfies Seo;
