/** The value of a cookie as it was written; undefined when this browser has none of that name. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
