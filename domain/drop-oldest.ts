/** Deletes the oldest key, which is the first, if the map exceeds its capacity. */
export function dropOldest<Key>(map: Map<Key, unknown>, capacity: number): void {
  const [oldestKey] = map.keys();
  if (oldestKey !== undefined && map.size > capacity) map.delete(oldestKey);
}
