import { isDataImage } from './data-image';
import { LISTED_TITLE_MAX, TEXT_MAX } from './limits';
import { z } from './zod';

/**
 * Invisible characters that change how a text reads: control characters except tabs and line breaks, and direction
 * marks, which can disguise names or code.
 */
const INVISIBLE_CHAR_PATTERN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

export const stripInvisibleChars = (text: string): string =>
  text.length > TEXT_MAX && isDataImage(text) ? text : text.replace(INVISIBLE_CHAR_PATTERN, '');

/** Removes invisible characters and surrounding spaces. */
export const plainText = (error?: string) => z.string({ error }).overwrite(stripInvisibleChars).trim();

/** White space with a line break, matched only from its start for linear time. */
const LINE_BREAK_PATTERN = /(?<!\s)[^\S\t\n\r\u2028\u2029]*[\t\n\r\u2028\u2029]\s*/g;

export const oneLine = (error?: string) =>
  plainText(error).overwrite(text => text.replace(LINE_BREAK_PATTERN, ' '));

/** @param label the beginning of the message, such as `The name`. */
export const limitedLine = (label: string, max: number) =>
  oneLine().max(max, `${label} can have at most ${max} characters`);

export const requiredLimitedLine = (label: string, max: number) =>
  limitedLine(label, max).min(1, `${label} is missing`);

/** Accepts unvalidated content. */
export const getShownTitle = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? stripInvisibleChars(title.slice(0, LISTED_TITLE_MAX)) : '';
