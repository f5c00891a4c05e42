import type { Seo } from '../../../domain/seo';

export default {
  title: 'Reviews, admin',
  description: 'Every case study: write, edit, delete.',
  noindex: true,
} satisfies Seo;
