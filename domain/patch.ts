import { z } from './zod';

/**
 * The schema of a change: every field may be left out and then stays out. A plain `partial()` would fill in the
 * defaults, and a change of the title alone would empty the other fields.
 */
export function patchOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
  const partial = schema.partial();
  type Patch = Partial<z.output<typeof schema>>;
  return z.record(z.string(), z.unknown()).transform((input, ctx): Patch => {
    const parsed = partial.safeParse(input);
    if (parsed.success) {
      return Object.fromEntries(Object.entries(parsed.data).filter(([name]) => name in input)) as Patch;
    }
    for (const { path, message } of parsed.error.issues) ctx.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}
