import { failureTexts } from '../../domain/failure-texts';
import type { Seo } from '../../domain/seo';

export default {
  title: failureTexts.title,
  description: failureTexts.leadWithoutNumber,
  noindex: true,
} satisfies Seo;
