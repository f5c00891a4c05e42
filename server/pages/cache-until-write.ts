/**
 * Caches a value until the next content write.
 * @param generation counts content writes.
 * @param read reads the value; a failure isn’t cached.
 */
export function cacheUntilWrite<Known>(
  generation: () => number,
  read: () => Promise<Known>,
): () => Promise<Known> {
  let known: { generation: number; value: Promise<Known> } | undefined;
  return () => {
    const now = generation();
    if (known?.generation !== now) {
      const value = read();
      known = { generation: now, value };
      value.catch(() => {
        known = undefined;
      });
    }
    return known.value;
  };
}
