import type { Seo } from '../../../domain/seo';

export default {
  title: 'Reviews, staff area',
  description: 'Every case study: write, edit, delete.',
  noindex: true,
} satisfies Seo;
