import { caseSchema } from '../../../domain/kinds/case';
import type { Values } from '../../../domain/publishing/merge';
import type { z } from '../../../domain/zod';
import { coerceValues } from '../coerce-values';
import { requireSlug } from '../slug-rule';

/** The case schema with a title that must yield a slug. */
export const caseFormSchema = caseSchema.extend({ title: requireSlug(caseSchema.shape.title) });

export type CaseValues = z.input<typeof caseFormSchema>;

export const emptyCase = {
  title: '',
  description: '',
  heading: '',
  domain: '',
  client: '',
  location: '',
  solution: '',
  date: '',
  surface: 'black',
  layout: 'picture',
  seo: { title: '', description: '' },
  cover: { src: '', pixel: '', alt: '' },
  customer: {
    name: '',
    position: '',
    review: '',
    needs: '',
    result: '',
  },
  quote: '',
  about: '',
  pictures: [],
  info: [],
  videos: [],
  tags: [],
  story: [],
  rest: { imgs: [] },
} satisfies CaseValues;

export const toCaseFields = (values: Values): CaseValues => coerceValues<CaseValues>(emptyCase, values);
