import { HOUR_MS } from '../../domain/time';
import { formatDay, formatTime, toMidSentence } from '../dates';
import { formatDuration } from './stage-times';

/** Formats when a step is due, such as `Today, 15:30` or `Yesterday, 09:00, 1 day late`. */
export function formatDueNote(dueAt: string, now = new Date()): string {
  const dueText = `${formatDay(dueAt, now)}, ${formatTime(dueAt)}`;
  const lateMs = now.getTime() - Date.parse(dueAt);
  if (lateMs < HOUR_MS) return dueText;
  return `${dueText}, ${formatDuration(lateMs)} late`;
}

/** Formats a time in a sentence, such as `08:12`, `yesterday, 08:12` or `Friday 20 November, 08:12`. */
export function formatBriefTime(time: string, now = new Date()): string {
  const day = formatDay(time, now);
  return day === 'Today' ? formatTime(time) : `${toMidSentence(day)}, ${formatTime(time)}`;
}
