import { redirect } from 'vike/abort';
import { adminPaths } from '../../../domain/paths';

/** `/admin` itself shows nothing: its first page does (DECISIONS 1). */
export function guard(): never {
  throw redirect(adminPaths.posts, 302);
}
