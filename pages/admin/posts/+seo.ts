import type { Seo } from '../../../domain/seo';

export default {
  title: 'Blogs, admin',
  description: 'Write, edit and delete articles.',
  noindex: true,
} satisfies Seo;
