import { DomainError } from '../domain/errors';
import { messages } from '../domain/messages';

/** Returns a value that must exist. Throws DomainError `not_found` if it is undefined. */
export function assertExists<Value>(value: Value | undefined, message: string = messages.notFound): Value {
  if (value === undefined) throw new DomainError('not_found', message);
  return value;
}
