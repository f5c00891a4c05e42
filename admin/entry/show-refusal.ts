import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failureOf } from '../../trpc/client';

/** Why somebody was not let in; after too many attempts also how long to wait. */
export function refusal(error: unknown): string {
  const { message, retryAfter } = failureOf(error);
  if (retryAfter === undefined || retryAfter < 60) return message;
  const minutes = Math.ceil(retryAfter / 60);
  return `${message} The wait is about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Says a refusal at the fields it names, else at the form. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const named = failureOf(error).errors.flatMap(({ path, message }) =>
    fields.filter(field => field === path).map(field => ({ field, message })),
  );
  for (const { field, message } of named) setError(field, { message }, { shouldFocus: true });
  if (named.length === 0) setError('root', { message: refusal(error) });
}
