import { adminPaths } from './paths';

const PARAMETER = 'to';

/** Returns the sign-in path that leads back to `target`. */
export const getSignInPath = (target: string) =>
  `${adminPaths.signIn}?${PARAMETER}=${encodeURIComponent(target)}`;

/** Returns the page to open after sign-in: the requested admin page, else the first one. */
export function getReturnPath(query: URLSearchParams): string {
  const target = query.get(PARAMETER) ?? '';
  // Browsers read `/\` as `//` and drop tabs and line breaks, so only plain paths are safe.
  if (!/^\/admin\/[\w!#$%&'()*+,./:;=?@~-]*$/.test(target)) return adminPaths.posts;
  const { origin, pathname, search } = new URL(target, 'http://here.invalid');
  const isInAdmin = origin === 'http://here.invalid' && pathname.startsWith(`${adminPaths.base}/`);
  return isInAdmin && pathname !== adminPaths.signIn ? pathname + search : adminPaths.posts;
}
