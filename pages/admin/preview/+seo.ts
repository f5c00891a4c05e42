import type { Seo } from '../../../domain/seo';

export default {
  title: 'Preview, admin',
  description: 'Unsaved work as it would be published.',
  noindex: true,
} satisfies Seo;
