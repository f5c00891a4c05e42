/** Gives every row of a content its place as its id: whoever begins with it has the same ids. */
export function withRowIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) =>
      typeof entry === 'object' && entry !== null
        ? { _id: `r${index + 1}`, ...(withRowIds(entry) as object) }
        : entry,
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRowIds(each)]));
}
