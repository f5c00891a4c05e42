import { adminPaths } from './paths';

const PARAMETER = 'to';

/** Returns the sign-in path that leads back to `asked`. */
export const getSignInPath = (asked: string) =>
  `${adminPaths.signIn}?${PARAMETER}=${encodeURIComponent(asked)}`;

/** Returns the page to open after sign-in: the requested admin page, else the first one. */
export function getReturnPath(query: URLSearchParams): string {
  const asked = query.get(PARAMETER) ?? '';
  // Browsers read `/\` as `//` and drop tabs and line breaks, so follow only plain paths.
  if (!/^\/admin\/[\w!#$%&'()*+,./:;=?@~-]*$/.test(asked)) return adminPaths.posts;
  const { origin, pathname, search } = new URL(asked, 'http://here.invalid');
  const within = origin === 'http://here.invalid' && pathname.startsWith(`${adminPaths.base}/`);
  return within && pathname !== adminPaths.signIn ? pathname + search : adminPaths.posts;
}
