import { adminPaths } from './paths';

const RETURN_PARAMETER = 'to';

/** Returns the path of the sign-in page, which returns to `target`. */
export const getSignInPath = (target: string) =>
  `${adminPaths.signIn}?${RETURN_PARAMETER}=${encodeURIComponent(target)}`;

/** Returns only paths of the admin, because the URL is untrusted. */
export function getReturnPath(query: URLSearchParams): string {
  const target = query.get(RETURN_PARAMETER) ?? '';
  // Browsers read `/\` as `//` and drop tabs and line breaks, so only plain paths are safe.
  if (!/^\/admin\/[\w!#$%&'()*+,./:;=?@~-]*$/.test(target)) return adminPaths.posts;
  const { origin, pathname, search } = new URL(target, 'http://here.invalid');
  const isInAdmin = origin === 'http://here.invalid' && pathname.startsWith(`${adminPaths.base}/`);
  return isInAdmin && pathname !== adminPaths.signIn ? pathname + search : adminPaths.posts;
}
