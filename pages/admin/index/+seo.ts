import type { Seo } from '../../../domain/seo';

export default {
  title: 'Not found, admin',
  description: 'There is no page of the staff area at this address.',
  noindex: true,
} satisfies Seo;
