import type { Seo } from '../../domain/seo';

export default {
  title: 'Something went wrong',
  description: 'The page could not be made.',
  noindex: true,
} satisfies Seo;
