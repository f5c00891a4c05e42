import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Entry = { title: string; place: string };

/** What is said while an entry of a list is moved from the keyboard or by pointer. */
export const moveAnnouncements = (entryOf: (id: UniqueIdentifier) => Entry): Announcements => ({
  onDragStart({ active }) {
    const { title, place } = entryOf(active.id);
    return `${title} lifted from place ${place}. Arrows move it, Space puts it down, Escape puts it back.`;
  },
  onDragOver: ({ active, over }) =>
    over ? `${entryOf(active.id).title} is over place ${entryOf(over.id).place}` : undefined,
  onDragEnd: ({ active, over }) =>
    over ? `${entryOf(active.id).title} put down at place ${entryOf(over.id).place}` : undefined,
  onDragCancel: ({ active }) => `${entryOf(active.id).title} is back where it was`,
});
