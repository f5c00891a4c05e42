import type { Seo } from '../../../domain/seo';

export default {
  title: '404 Not Found',
  description:
    'The page moved, or was never here. The main page and the articles people read most still are.',
  noindex: true,
} satisfies Seo;
