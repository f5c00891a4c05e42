import type { Seo } from '../../../../domain/seo';

export default {
  title: 'Users, staff area',
  description: 'Who may enter the staff area, and as what.',
  noindex: true,
} satisfies Seo;
