import type { Seo } from '../../../domain/seo';

export default { title: 'Your call', description: 'Your call with us.', noindex: true } satisfies Seo;
