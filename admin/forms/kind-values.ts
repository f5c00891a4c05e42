import { coerceToSchema } from '../../domain/fields/examples';
import { kinds } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';
import { messages } from '../../domain/messages';
import type { ListedKind } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { findSlug } from '../../domain/slug';
import { z } from '../../domain/zod';

const requireSlug = (title: z.ZodString) =>
  title.refine(text => text === '' || findSlug(text) !== undefined, messages.slugEmpty);

/**
 * Returns a kind's schema, in which the title must yield a slug, and a function that converts a draft's values to form
 * values. Drafts can be incomplete or outdated.
 */
export function createKindValues(name: ListedKind) {
  const { schema: storedSchema }: Kind = kinds[name];
  const schema = storedSchema.extend({ title: requireSlug(storedSchema.shape.title as z.ZodString) });
  const defaultValues = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([field, fieldSchema]) => {
      const { success, data } = z.safeParse(fieldSchema, undefined);
      return [field, success ? data : coerceToSchema(fieldSchema, {})];
    }),
  );
  const toFields = (values: Values): Values => ({
    ...defaultValues,
    ...(coerceToSchema(schema, values) as Values),
  });
  return { schema: schema as unknown as z.ZodType<object, Values>, initialValues: toFields({}), toFields };
}
