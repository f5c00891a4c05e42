import type { Seo } from '../../../domain/seo';

export default { title: 'New password', description: 'Choose a new password.', noindex: true } satisfies Seo;
