import type { Seo } from '../../../domain/seo';

export default {
  title: 'Staff area',
  description: 'Leads on to the articles.',
  noindex: true,
} satisfies Seo;
