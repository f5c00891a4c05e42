import type { Seo } from '../../../domain/seo';

export default {
  title: 'Reviews, admin',
  description: 'Write, edit and delete case studies.',
  noindex: true,
} satisfies Seo;
