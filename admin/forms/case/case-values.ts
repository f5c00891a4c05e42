import { imageOrNone } from '../../../domain/fields';
import { type CaseInput, caseSchema } from '../../../domain/kinds/case';
import type { Values } from '../../../domain/publishing/merge';
import type { z } from '../../../domain/zod';
import { fitting } from '../fitting';
import { withSlug } from '../slug-rule';

const { shape } = caseSchema;

/** The schema of the form: missing images have an empty URL. */
export const caseForm = caseSchema
  .extend({
    title: withSlug(shape.title),
    customer: shape.customer.extend({ avatar: imageOrNone, logo: imageOrNone }),
  })
  .transform(values => caseOf(values) as CaseInput);

type Formed = { customer: { avatar: { src: string }; logo: { src: string } } };

/** Converts form values to stored values, valid or not. */
export const caseOf = ({ customer: { avatar, logo, ...customer }, ...rest }: Formed): Values => ({
  ...rest,
  customer: { ...customer, ...(avatar.src && { avatar }), ...(logo.src && { logo }) },
});

export type CaseValues = z.input<typeof caseForm>;

const noImage = { src: '', pixel: '', alt: '' };

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
  cover: noImage,
  customer: {
    name: '',
    position: '',
    review: '',
    needs: '',
    result: '',
    avatar: noImage,
    logo: noImage,
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
