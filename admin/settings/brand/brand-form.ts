import { describeField } from '../../../domain/fields/meta';
import { siteFactsSchema } from '../../../domain/site-facts';
import { z } from '../../../domain/zod';
import { parseColour } from './accents';

const { name, referencePrefix, accent, typeface } = siteFactsSchema.shape;

/** Colours may be typed without `#`. */
export const brandSchema = z.object({
  name,
  referencePrefix,
  accent: describeField(
    z.preprocess((text: string) => parseColour(text) ?? text, accent),
    { label: 'Accent colour', widget: 'accent' },
  ),
  typeface: describeField(typeface.clone(), { label: 'Typeface', widget: 'typeface' }),
});
export type BrandValues = z.output<typeof brandSchema>;
