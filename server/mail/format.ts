/** The office's clock: mails name their times by it. */
const OFFICE = { timeZone: 'Europe/Kyiv', name: 'Kyiv' };

/** `20 November 2026, 10:41 Kyiv`. */
export function formatOfficeTime(time: Date): string {
  const day = time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: OFFICE.timeZone,
  });
  const clock = time.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: OFFICE.timeZone,
  });
  return `${day}, ${clock} ${OFFICE.name}`;
}

/**
 * The name to greet somebody by, undefined when the first word is no name. Greetings go to addresses that
 * anybody may have typed into the form, so an advertisement must not pass as a name.
 */
export function firstName(fullName: string): string | undefined {
  const [first = ''] = fullName.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,30}$/u.test(first) ? first : undefined;
}
