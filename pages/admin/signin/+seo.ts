import type { Seo } from '../../../domain/seo';

export default { title: 'Sign in', description: 'Staff sign in.', noindex: true } satisfies Seo;
