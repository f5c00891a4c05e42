import { expect, it } from 'vitest';
import { formatTrashNote } from './trash-note';

const now = new Date('2026-11-22T10:00:00Z');
const item = {
  deletedAt: '2026-11-20T10:00:00Z',
  links: 0,
  path: undefined,
  pictures: 0,
  liveSince: undefined,
};

it('describes the content, links and deletion date of an item in the trash', () => {
  expect(formatTrashNote(item, now)).toBe('');
  expect(formatTrashNote({ ...item, pictures: 4 }, now)).toBe('Contains 4 images.');
  const liveItem = { ...item, path: '/article/a', liveSince: '2026-04-22T10:00:00Z' };
  expect(formatTrashNote(liveItem, now)).toBe('Was live for 212 days.');
  expect(formatTrashNote({ ...liveItem, links: 2, pictures: 1 }, now)).toBe(
    '2 items still link to it. Contains one image.',
  );
  const oldItem = { ...liveItem, deletedAt: '2026-10-24T10:00:00Z' };
  expect(formatTrashNote(oldItem, now)).toBe('Deleted permanently on Monday. Nothing links to it.');
});
