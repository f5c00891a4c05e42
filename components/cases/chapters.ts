import type { ProjectInput } from '../../domain/project';

export type ContentItem = ProjectInput['projectContent'][number];
/** A part of a case's own story; `time` is minutes after midnight, and what its title began with. */
export type Chapter = { title: string; time?: { minutes: number; text: string }; items: ContentItem[] };

/** `19:15 The fold in the sheet`, `7:15: Fourteen minutes`. */
const TIMED = /^(([01]?\d|2[0-3]):([0-5]\d))(?!:?\d)\s*[:,–—-]?\s*(.*)$/u;

function titled(title: string): Omit<Chapter, 'items'> {
  const [, text, hours, minutes, rest = ''] = TIMED.exec(title) ?? [];
  return text === undefined
    ? { title }
    : { title: rest, time: { minutes: 60 * Number(hours) + Number(minutes), text } };
}

/** Every title begins a chapter; what stands before the first belongs to one without a title. */
export function chaptersOf(content: readonly ContentItem[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of content) {
    if (item.type === 'title') chapters.push({ ...titled(item.content), items: [] });
    else if (chapters.length > 0) chapters.at(-1)?.items.push(item);
    else chapters.push({ title: '', items: [item] });
  }
  return chapters;
}

const DAY = 24 * 60;
/** The hand turns through this many even steps of the story: keyframes cannot be counted from data. */
export const CLOCK_STEPS = 5;

/**
 * Where the hand of a twelve-hour dial stands while one reads: bearings in degrees at the beginning, after each fifth
 * of the story, and at its end. It only ever goes forward; a time earlier than the one before is of the next day.
 * @returns undefined with fewer than two times.
 */
export function clockOf(chapters: readonly Chapter[]): number[] | undefined {
  const lengths = chapters.map(
    ({ items }) => 200 + items.reduce((sum, { content }) => sum + content.length, 0),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const points: { at: number; minutes: number }[] = [];
  let read = 0;
  for (const [index, { time }] of chapters.entries()) {
    if (time) {
      const last = points.at(-1)?.minutes ?? 0;
      points.push({ at: read / whole, minutes: time.minutes + Math.ceil((last - time.minutes) / DAY) * DAY });
    }
    read += lengths[index] ?? 0;
  }
  if (points.length < 2) return undefined;
  return Array.from({ length: CLOCK_STEPS + 1 }, (_, step) => {
    const at = step / CLOCK_STEPS;
    const next = points.find(point => point.at > at);
    const before = points.findLast(point => point.at <= at) ?? points[0];
    const from = before?.minutes ?? 0;
    const share = before && next && next !== before ? (at - before.at) / (next.at - before.at) : 0;
    return Math.round((from + Math.max(0, share) * ((next?.minutes ?? from) - from)) / 2);
  });
}
