/** Whatever no other page took, up to three plain parts; whether there is a page the server knows. */
export default ({ urlPathname }: { urlPathname: string }) =>
  /^(\/[a-z0-9-]+){1,3}$/.test(urlPathname) && { precedence: -2 };
