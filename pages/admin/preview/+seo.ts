import type { Seo } from '../../../domain/seo';

export default {
  title: 'Preview, admin',
  description: 'A draft as visitors would see it.',
  noindex: true,
} satisfies Seo;
