import type { Seo } from '../../../domain/seo';

export default {
  title: 'Not found, admin',
  description: 'There is no admin page at this URL.',
  noindex: true,
} satisfies Seo;
