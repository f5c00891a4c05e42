import type { Seo } from '../../../domain/seo';

export default {
  title: 'Bookings, admin',
  description: 'Calls that visitors booked.',
  noindex: true,
} satisfies Seo;
