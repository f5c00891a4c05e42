import type { Seo } from '../../../domain/seo';

export default {
  title: 'Requests, staff area',
  description: 'What visitors wrote, and whether it was delivered.',
  noindex: true,
} satisfies Seo;
