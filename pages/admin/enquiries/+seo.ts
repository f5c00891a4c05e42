import type { Seo } from '../../../domain/seo';

export default {
  title: 'Requests, admin',
  description: 'What visitors wrote, and what became of its mails.',
  noindex: true,
} satisfies Seo;
