import type { Seo } from '../../../domain/seo';

export default {
  title: 'Availability, admin',
  description: 'The hours in which managers take calls.',
  noindex: true,
} satisfies Seo;
