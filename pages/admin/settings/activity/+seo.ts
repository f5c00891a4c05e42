import type { Seo } from '../../../../domain/seo';

export default {
  title: 'Activity, staff area',
  description: 'Who did what, newest first.',
  noindex: true,
} satisfies Seo;
