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
    const current = generation();
    if (cached?.generation !== current) {
      const value = read();
      cached = { generation: current, value };
      value.catch(() => {
        cached = undefined;
      });
    }
    return cached.value;
  };
}
