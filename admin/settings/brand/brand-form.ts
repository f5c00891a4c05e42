import { describe } from '../../../domain/fields/meta';
import { siteFactsSchema } from '../../../domain/site-facts';
import { z } from '../../../domain/zod';
import { colourFrom } from './accents';

const { name, referencePrefix, accent, typeface } = siteFactsSchema.shape;

/** What the form of the brand asks for; a colour may be typed without its #. */
export const brandSchema = z.object({
  name,
  referencePrefix,
  accent: describe(
    z.preprocess((typed: string) => colourFrom(typed) ?? typed, accent),
    { label: 'Accent colour', widget: 'accent' },
  ),
  typeface: describe(typeface.clone(), { label: 'Typeface', widget: 'typeface' }),
});
export type BrandValues = z.output<typeof brandSchema>;
