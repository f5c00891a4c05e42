import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { comparable } from '../../domain/kinds/revise';
import { decorativeBeside } from '../../domain/publishing/pictures';

/** A complaint of the server, and the value it was about: it stands as long as that value does. */
export type Refusal = { path: string; message: string; about: string };

/** A value as text, to be compared. */
export const textOf = (value: unknown): string => comparable({ value });

/** What a refusal is about: the value, and of a picture's text also whether the picture is decorative by now. */
export const aboutOf = (values: FieldValues, path: string): string =>
  textOf([get(values, path), get(values, decorativeBeside(path)) === true]);

/** Validates with a schema, and with what the server refused meanwhile. */
export function resolverWith<Values extends FieldValues, Input>(
  schema: z.ZodType<Input, Values>,
  refusals: () => readonly Refusal[],
): Resolver<Values, unknown, Input> {
  const check = zodResolver(schema) as unknown as Resolver<Values, unknown, Input>;
  return async (values, context, options) => {
    const outcome = await check(values, context, options);
    const standing = refusals().filter(({ path, about }) => aboutOf(values, path) === about);
    if (standing.length === 0) return outcome;
    const errors = { ...outcome.errors } as FieldErrors<Values>;
    for (const { path, message } of standing) {
      if (!get(errors, path)) set(errors, path, { type: 'server', message });
    }
    return { values: {}, errors };
  };
}
