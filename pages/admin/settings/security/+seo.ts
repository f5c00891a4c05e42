import type { Seo } from '../../../../domain/seo';

export default {
  title: 'Your security, staff area',
  description: 'How you sign in, and where you are signed in.',
  noindex: true,
} satisfies Seo;
