import { isDataImage } from './data-image';
import { SHOWN_TITLE_MAX, TEXT_MAX } from './limits';
import { z } from './zod';

/**
 * What nobody sees and what changes how a text reads: control characters but tabs and line ends, and the marks that turn
 * the direction of what follows them (a name could read as another, and a line of code as other code).
 */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text without what nobody sees in it. */
export const stripInvisibleChars = (text: string): string =>
  text.length > TEXT_MAX && isDataImage(text) ? text : text.replace(UNSEEN, '');

/** A text that staff or visitors wrote, as it is kept: without what nobody sees, and without spaces around it. */
export const plainText = (error?: string) => z.string({ error }).overwrite(stripInvisibleChars).trim();

/** White space with a line break in it, looked at only from its beginning: a text may be nothing else. */
const LINE_BREAKS = /(?<!\s)[^\S\t\n\r\u2028\u2029]*[\t\n\r\u2028\u2029]\s*/g;

/** A name or a headline: the same on one line. */
export const oneLine = (error?: string) => plainText(error).overwrite(text => text.replace(LINE_BREAKS, ' '));

/** The title of work that nobody has checked yet, as it is shown. */
export const getShownTitle = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? stripInvisibleChars(title.slice(0, SHOWN_TITLE_MAX)) : '';
