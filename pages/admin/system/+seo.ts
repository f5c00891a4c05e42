import type { Seo } from '../../../domain/seo';

export default {
  title: 'System, admin',
  description: 'Disk, database, email, images, jobs and speed.',
  noindex: true,
} satisfies Seo;
