/** Derives missing ids from the position, so that copies start with equal ids. */
export function addRowIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) =>
      typeof entry === 'object' && entry !== null
        ? { _id: `r${index + 1}`, ...(addRowIds(entry) as object) }
        : entry,
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, addRowIds(entry)]));
}
