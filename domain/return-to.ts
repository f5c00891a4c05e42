import { adminPaths } from './paths';

const PARAMETER = 'to';

/** Address of the sign-in page that leads back to `asked` afterwards. */
export const getSignInPath = (asked: string) =>
  `${adminPaths.signIn}?${PARAMETER}=${encodeURIComponent(asked)}`;

/**
 * Where to go after signing in: the page that was asked for, if it is one of the staff area on this site, else
 * the first one.
 */
export function getReturnPath(query: URLSearchParams): string {
  const asked = query.get(PARAMETER) ?? '';
  // Browsers read `/\` as `//`, and drop tabs and line breaks: what is not plainly a path of ours is not followed.
  if (!/^\/admin\/[\w!#$%&'()*+,./:;=?@~-]*$/.test(asked)) return adminPaths.posts;
  const { origin, pathname, search } = new URL(asked, 'http://here.invalid');
  const within = origin === 'http://here.invalid' && pathname.startsWith(`${adminPaths.base}/`);
  return within && pathname !== adminPaths.signIn ? pathname + search : adminPaths.posts;
}
