import type { Seo } from '../../../domain/seo';

export default {
  title: 'Trash, staff area',
  description: 'What was deleted in the last thirty days.',
  noindex: true,
} satisfies Seo;
