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
  const { schema: storedSchema }: Kind = kinds[name];
  const schema = storedSchema.extend({ title: requireSlug(storedSchema.shape.title as z.ZodString) });
  const defaultValues = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([field, fieldSchema]) => {
      const { data = coerceToSchema(fieldSchema, {}) } = z.safeParse(fieldSchema, undefined);
      return [field, data];
    }),
  );
  const toFields = (values: Values): Values => ({
    ...defaultValues,
    ...(coerceToSchema(schema, values) as Values),
  });
  return { schema: schema as unknown as z.ZodType<object, Values>, initialValues: toFields({}), toFields };
}
