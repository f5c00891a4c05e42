import type { Seo } from '../../../domain/seo';

export default {
  title: 'Blogs, admin',
  description: 'Every article: write, edit, delete.',
  noindex: true,
} satisfies Seo;
