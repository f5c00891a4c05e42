import type { Seo } from '../../../domain/seo';

/** What it says of itself comes with its content. */
export default { title: '', description: '', noindex: true } satisfies Seo;
