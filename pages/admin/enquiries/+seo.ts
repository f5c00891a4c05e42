import type { Seo } from '../../../domain/seo';

export default {
  title: 'Requests, admin',
  description: 'Requests from visitors, and the delivery of their emails.',
  noindex: true,
} satisfies Seo;
