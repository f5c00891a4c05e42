/**
 * Caches a value until the next content write.
 * @param generation counts content writes.
 * @param read reads the value. A failure isn’t cached.
 */
export function cacheUntilWrite<Known>(
  generation: () => number,
  read: () => Promise<Known>,
): () => Promise<Known> {
  let cached: { generation: number; value: Promise<Known> } | undefined;
  return () => {
    const now = generation();
    if (cached?.generation !== now) {
      const value = read();
      cached = { generation: now, value };
      value.catch(() => {
        cached = undefined;
      });
    }
    return cached.value;
  };
}
