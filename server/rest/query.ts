import { z } from 'zod';
import { FILTER_LENGTH_MAX, FILTERS_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';

/** Schema of a filter that is sent once or several times. Ignores blank values. */
export const filterParameter = z
  .union([z.string(), z.array(z.string())])
  .transform(value => [value].flat().filter(part => part.trim()))
  .pipe(z.array(z.string().max(FILTER_LENGTH_MAX, messages.tooLong)).max(FILTERS_MAX));
/** Creates a schema of a whole number of up to seven digits. */
export const countParameter = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().max(max))
    .optional()
    .default(fallback);

/** Schema of a single text. If a parameter is repeated, the first value counts. */
export const singleParameter = z
  .union([z.string(), z.array(z.string())])
  .transform(value => [value].flat()[0] ?? '');
