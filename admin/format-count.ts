/** Returns text such as `1 image` or `2 images`. */
export const formatCount = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
