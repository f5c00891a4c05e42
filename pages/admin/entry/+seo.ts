import type { Seo } from '../../../domain/seo';

export default {
  title: 'Staff area',
  description: 'Accept an invitation, or choose a new password.',
  noindex: true,
} satisfies Seo;
