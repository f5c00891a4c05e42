/** Deletes the oldest key, which is the first, if the map exceeds its capacity. */
export function dropOldest<Key>(map: Map<Key, unknown>, capacity: number): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > capacity) map.delete(oldest);
}
