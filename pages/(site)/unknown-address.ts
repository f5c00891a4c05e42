import { redirect } from 'vike/abort';
import { codeOf } from '../../domain/errors';
import { screens } from '../../domain/paths';

/** Thrown for an address that leads nowhere: the not-found screen answers (rule 3). */
export const unknownAddress = () => redirect(screens.notFound.path, 302);

/**
 * For the `catch` of a read by what stands in the address: what no link could ask for (a blank filter, a slug
 * without end) makes the address an unknown one.
 */
export function refused(error: unknown): never {
  throw codeOf(error) === 'BAD_REQUEST' ? unknownAddress() : error;
}
