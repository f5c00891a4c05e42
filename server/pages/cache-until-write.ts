/**
 * Caches a value until the next content write.
 * @param getGeneration counts content writes.
 * @param read reads the value. A failure isn’t cached.
 */
export function cacheUntilWrite<Known>(
  getGeneration: () => number,
  read: () => Promise<Known>,
): () => Promise<Known> {
  let cachedEntry: { generation: number; value: Promise<Known> } | undefined;
  return () => {
    const generation = getGeneration();
    if (cachedEntry?.generation !== generation) {
      const value = read();
      cachedEntry = { generation: generation, value };
      value.catch(() => {
        cachedEntry = undefined;
      });
    }
    return cachedEntry.value;
  };
}
