import { getSite } from '../../domain/current-site';
import { TRASH_RETENTION_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import type { TrashedItem } from './items';

/** Days left at which the ring turns red. */
export const URGENT_DAYS = 5;

const count = (itemCount: number, singular: string, plural: string) =>
  itemCount === 1 ? singular : `${itemCount} ${plural}`;

type NotedItem = Pick<TrashedItem, 'deletedAt' | 'links' | 'path' | 'pictures' | 'liveSince'>;

export function formatTrashNote(
  { deletedAt, links, path, pictures, liveSince }: NotedItem,
  now = new Date(),
): string {
  const erasedAt = new Date(Date.parse(deletedAt) + TRASH_RETENTION_DAYS * DAY_MS);
  const sentences: string[] = [];
  if (erasedAt.getTime() - now.getTime() < (URGENT_DAYS - 1) * DAY_MS)
    sentences.push(
      `Deleted permanently on ${erasedAt.toLocaleDateString('en-GB', { weekday: 'long', timeZone: getSite().office.clock.timeZone })}.`,
    );
  if (links > 0) sentences.push(count(links, 'One item still links to it.', 'items still link to it.'));
  else if (path && sentences.length > 0) sentences.push('Nothing links to it.');
  if (pictures > 0) sentences.push(`Contains ${count(pictures, 'one image', 'images')}.`);
  const days = liveSince && Math.round((Date.parse(deletedAt) - Date.parse(liveSince)) / DAY_MS);
  if (days && days > 0) sentences.push(`Was live for ${count(days, 'a day', 'days')}.`);
  return sentences.slice(0, 2).join(' ');
}
