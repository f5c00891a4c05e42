import { failure } from '../../content/failure';
import type { Seo } from '../../domain/seo';

export default {
  title: failure.title,
  description: failure.leadWithoutNumber,
  noindex: true,
} satisfies Seo;
