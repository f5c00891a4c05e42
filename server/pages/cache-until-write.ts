/**
 * Caches a value until the next content write.
 * @param getGeneration counts content writes.
 * @param read reads the value. A failure isn’t cached.
 */
export function cacheUntilWrite<Known>(
  getGeneration: () => number,
  read: () => Promise<Known>,
): () => Promise<Known> {
  let cached: { generation: number; value: Promise<Known> } | undefined;
  return () => {
    const current = getGeneration();
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
