import { redirect } from 'vike/abort';
import { adminPaths } from '../../../domain/paths';

/** `/admin` itself shows nothing: its first page does (rule 7). */
export function guard(): never {
  throw redirect(adminPaths.posts, 302);
}
