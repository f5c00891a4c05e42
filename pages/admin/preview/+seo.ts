import type { Seo } from '../../../domain/seo';

export default {
  title: 'Preview, staff area',
  description: 'Unsaved work as it would be published.',
  noindex: true,
} satisfies Seo;
