import { caseSchema } from '../../../domain/kinds/case';
import type { Values } from '../../../domain/publishing/merge';
import type { z } from '../../../domain/zod';
import { fitting } from '../fitting';
import { withSlug } from '../slug-rule';

/** The schema of a case, whose title must also give an address. */
export const caseForm = caseSchema.extend({ title: withSlug(caseSchema.shape.title) });

export type CaseValues = z.input<typeof caseForm>;

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

/** Returns the form values of a case study or a draft, whatever it contains. */
export const caseFields = (values: Values): CaseValues => fitting<CaseValues>(emptyCase, values);
