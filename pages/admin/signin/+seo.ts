import type { Seo } from '../../../domain/seo';

export default { title: 'Sign in', description: 'Sign in to the admin.', noindex: true } satisfies Seo;
