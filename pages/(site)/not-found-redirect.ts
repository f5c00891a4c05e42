import { redirect } from 'vike/abort';
import { getErrorCode } from '../../domain/errors';
import { screens } from '../../domain/paths';

/** Creates the redirect of an unknown path to the not-found page (rule 3). */
export const redirectToNotFound = () => redirect(screens.notFound.path, 302);

/**
 * Rethrows an error, and treats invalid input from the URL, such as a blank filter or an overlong slug, as an unknown
 * path.
 */
export function rethrowAsNotFound(error: unknown): never {
  throw getErrorCode(error) === 'BAD_REQUEST' ? redirectToNotFound() : error;
}

/** Rethrows an error, and treats invalid input and “not found” errors as an unknown path. */
export function redirectNotFoundErrors(error: unknown): never {
  if (getErrorCode(error) === 'NOT_FOUND') throw redirectToNotFound();
  return rethrowAsNotFound(error);
}
