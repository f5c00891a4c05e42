/** Makes room in a map that keeps at most `capacity` entries: the one added first goes. */
export function dropOldest<Key>(map: Map<Key, unknown>, capacity: number): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > capacity) map.delete(oldest);
}
