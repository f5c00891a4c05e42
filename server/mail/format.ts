import { getSite } from '../../content/site';

/** A time by the office's clock: `20 November 2026, 10:41 Lisbon`. */
export function formatOfficeTime(time: Date): string {
  const { timeZone, name } = getSite().office.clock;
  const day = time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const clock = time.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${day}, ${clock} ${name}`;
}

/**
 * The name to greet somebody by, undefined when the first word is no name. Greetings go to addresses that
 * anybody may have typed into the form, so an advertisement must not pass as a name.
 */
export function firstName(fullName: string): string | undefined {
  const [first = ''] = fullName.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,30}$/u.test(first) ? first : undefined;
}
