import type { Seo } from '../../../domain/seo';

export default {
  title: 'Admin',
  description: 'Accept an invitation, or choose a new password.',
  noindex: true,
} satisfies Seo;
