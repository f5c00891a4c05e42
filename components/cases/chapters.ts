import type { CaseInput } from '../../domain/kinds/case';

export type ContentItem = CaseInput['story'][number];
/** One chapter of a case's story. `time` has the minutes after midnight and the original text. */
type Chapter = { title: string; time?: { minutes: number; text: string }; items: ContentItem[] };

/** Matches a title with a time: `19:15 The fold in the sheet`, `7:15: Fourteen minutes`. */
const TIMED_TITLE_PATTERN = /^(([01]?\d|2[0-3]):([0-5]\d))(?!:?\d)\s*[:,–—-]?\s*(.*)$/u;

function parseTitle(title: string): Omit<Chapter, 'items'> {
  const [, text, hours, minutes, titleText = ''] = TIMED_TITLE_PATTERN.exec(title) ?? [];
  return text === undefined
    ? { title }
    : { title: titleText, time: { minutes: 60 * Number(hours) + Number(minutes), text } };
}

/** Splits a story at its titles. Content before the first title becomes a chapter without a title. */
export function toChapters(content: readonly ContentItem[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of content) {
    if (part.type === 'title') chapters.push({ ...parseTitle(part.content), items: [] });
    else if (chapters.length > 0) chapters.at(-1)?.items.push(part);
    else chapters.push({ title: '', items: [part] });
  }
  return chapters;
}

const DAY = 24 * 60;
/** Keyframes can't be generated from data, so the clock hand moves in a fixed number of steps. */
export const CLOCK_STEP_COUNT = 5;

/** Estimated heights in characters of text: a chapter heading, an image and a full screen. */
const WEIGHTS = { head: 650, image: 1_150, screen: 2_300 };
/** Assumed reading position, as a share of the screen height. */
const READING_POSITION = 0.3;

const getWeight = ({ items }: Chapter): number =>
  items.reduce(
    (sum, { type, content }) => sum + (type === 'paragraph' ? content.length : WEIGHTS.image),
    WEIGHTS.head,
  );

/**
 * Returns the bearings of an hour hand in degrees, at the start and after each fifth of the scroll. An earlier time
 * counts as the next day, so the hand never turns back.
 * @returns undefined with fewer than two times
 */
export function findClockBearings(chapters: readonly Chapter[]): number[] | undefined {
  const total = chapters.reduce((sum, chapter) => sum + getWeight(chapter), 0);
  const screen = Math.min(0.8, WEIGHTS.screen / total);
  const points: { position: number; minutes: number }[] = [];
  let weightAbove = 0;
  for (const chapter of chapters) {
    if (chapter.time) {
      const { minutes } = chapter.time;
      const lastMinutes = points.at(-1)?.minutes ?? 0;
      // Scrolling ends one screen before the end of the story.
      const position = Math.min(
        1,
        Math.max(0, (weightAbove / total - READING_POSITION * screen) / (1 - screen)),
      );
      points.push({ position, minutes: minutes + Math.ceil((lastMinutes - minutes) / DAY) * DAY });
    }
    weightAbove += getWeight(chapter);
  }
  if (points.length < 2) return undefined;
  return Array.from({ length: CLOCK_STEP_COUNT + 1 }, (_, step) => {
    const position = step / CLOCK_STEP_COUNT;
    const nextPoint = points.find(point => point.position > position);
    const previousPoint = points.findLast(point => point.position <= position) ?? points[0];
    const from = previousPoint?.minutes ?? 0;
    const progress =
      previousPoint && nextPoint && nextPoint !== previousPoint
        ? (position - previousPoint.position) / (nextPoint.position - previousPoint.position)
        : 0;
    return Math.round((from + Math.max(0, progress) * ((nextPoint?.minutes ?? from) - from)) / 2);
  });
}
