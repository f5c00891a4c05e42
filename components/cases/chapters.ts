import type { CaseInput } from '../../domain/kinds/case';

export type ContentItem = CaseInput['story'][number];
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
/** The hand turns through this many even steps of the way: keyframes cannot be counted from data. */
export const CLOCK_STEPS = 5;

/** What takes room beside words, in letters of them: the head of a chapter, a picture, and a whole screen. */
const ROOM = { head: 650, picture: 1_150, screen: 2_300 };
/** How far down the screen one reads. */
const EYE = 0.3;

const roomOf = ({ items }: Chapter): number =>
  items.reduce(
    (sum, { type, content }) => sum + (type === 'paragraph' ? content.length : ROOM.picture),
    ROOM.head,
  );

/**
 * Where the hand of a twelve-hour dial stands while one reads: bearings in degrees at the beginning, after each fifth
 * of the way down, and at the end. It only ever goes forward; a time earlier than the one before is of the next day.
 * @returns undefined with fewer than two times.
 */
export function clockOf(chapters: readonly Chapter[]): number[] | undefined {
  const whole = chapters.reduce((sum, chapter) => sum + roomOf(chapter), 0);
  const screen = Math.min(0.8, ROOM.screen / whole);
  const points: { at: number; minutes: number }[] = [];
  let above = 0;
  for (const chapter of chapters) {
    if (chapter.time) {
      const { minutes } = chapter.time;
      const last = points.at(-1)?.minutes ?? 0;
      // The way is shorter than the story by the screen that shows its end.
      const at = Math.min(1, Math.max(0, (above / whole - EYE * screen) / (1 - screen)));
      points.push({ at, minutes: minutes + Math.ceil((last - minutes) / DAY) * DAY });
    }
    above += roomOf(chapter);
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
