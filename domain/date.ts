import { INVALID_DATE } from './invalid-date';

function parseDate(date: string): Date {
  const parsedDate = new Date(date);
  if (!date || Number.isNaN(parsedDate.getTime())) throw new RangeError(INVALID_DATE);
  return parsedDate;
}

// Created once, because creating a formatter costs a hundred times as much as using it.
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats `2026-03` as `March 2026`.
 * @throws RangeError `Invalid date format` (rule 37)
 */
export const formatMonth = (date: string) => monthFormat.format(parseDate(date));

/**
 * Formats `2026-03-04` as `4 March 2026`.
 * @throws RangeError `Invalid date format`
 */
export const formatDay = (date: string) => dayFormat.format(parseDate(date));

const padToTwoDigits = (part: number) => String(part).padStart(2, '0');

/** Converts `12 June 2025` to `2025-06-12`. Earlier versions stored days as sent. */
export function toIsoDay(date: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(date)) return date.slice(0, 10);
  const parsedDate = new Date(date);
  if (Number.isNaN(parsedDate.getTime())) return date;
  return [
    parsedDate.getFullYear(),
    padToTwoDigits(parsedDate.getMonth() + 1),
    padToTwoDigits(parsedDate.getDate()),
  ].join('-');
}
