import type { Seo } from '../../../domain/seo';

export default {
  title: 'Not found, staff area',
  description: 'There is no page of the staff area at this address.',
  noindex: true,
} satisfies Seo;
