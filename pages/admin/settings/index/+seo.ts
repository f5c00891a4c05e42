import type { Seo } from '../../../../domain/seo';

export default {
  title: 'Settings, staff area',
  description: 'Leads on to the first page of the settings.',
  noindex: true,
} satisfies Seo;
