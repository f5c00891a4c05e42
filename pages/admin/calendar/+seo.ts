import type { Seo } from '../../../domain/seo';

export default {
  title: 'Calendar, staff area',
  description: 'What goes out and what is taken down, and when.',
  noindex: true,
} satisfies Seo;
