/** The first key of a map is the oldest. */
export function dropOldest<Key>(map: Map<Key, unknown>, capacity: number): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > capacity) map.delete(oldest);
}
