/**
 * Reads something once after each content write and keeps it until the next one.
 * @param generation counts content writes.
 * @param read asks for it; what could not be read is asked for again.
 */
export function oncePerWrite<Known>(
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
