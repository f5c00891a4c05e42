import { failure } from '../../domain/failure-texts';
import type { Seo } from '../../domain/seo';

export default {
  title: failure.title,
  description: failure.leadWithoutNumber,
  noindex: true,
} satisfies Seo;
