import { failureTexts } from '../../domain/failure-texts';
import type { Seo } from '../../domain/seo';

export default {
  title: failureTexts.title,
  description: failureTexts.leadWithoutId,
  noindex: true,
} satisfies Seo;
