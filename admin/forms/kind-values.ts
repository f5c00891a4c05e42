import { coerceToSchema } from '../../domain/fields/examples';
import { kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import type { ListedKind } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import { requireSlug } from './slug-rule';

/**
 * Returns a kind's schema with a title that must yield a slug, and the conversion of a draft's values, which may be
 * incomplete or outdated, to form values.
 */
export function createKindValues(name: ListedKind) {
  const { schema: stored }: Kind = kinds[name];
  const schema = stored.extend({ title: requireSlug(stored.shape.title as z.ZodString) });
  const empty = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([field, part]) => {
      const { data = coerceToSchema(part, {}) } = z.safeParse(part, undefined);
      return [field, data];
    }),
  );
  const toFields = (values: Values): Values => ({
    ...empty,
    ...(coerceToSchema(schema, values) as Values),
  });
  return { schema: schema as unknown as z.ZodType<object, Values>, empty: toFields({}), toFields };
}
