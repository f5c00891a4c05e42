import { CALENDAR_URL_MAX } from '../limits';
import { messages } from '../messages';
import { z } from '../zod';

/** The URL of a calendar file, or empty. Calendars offer the same URL with the scheme `webcal`. */
export const calendarUrl = z
  .string()
  .trim()
  .max(CALENDAR_URL_MAX, messages.calendarUrlInvalid)
  .transform(url => url.replace(/^webcals?:/i, 'https:'))
  .refine(url => url === '' || isHttpsUrl(url), messages.calendarUrlInvalid);

function isHttpsUrl(url: string): boolean {
  const { protocol, username, password } = URL.parse(url) ?? {};
  return protocol === 'https:' && !username && !password;
}
