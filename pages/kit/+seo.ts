import type { Seo } from '../../domain/seo';

export default {
  title: 'Component kit',
  description: 'States of every component.',
  noindex: true,
} satisfies Seo;
