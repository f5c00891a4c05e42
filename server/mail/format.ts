import { getSite } from '../../domain/current-site';

/** Formats a time in the office’s time zone: `20 November 2026, 10:41 Lisbon`. */
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
 * Returns the first name for a greeting, or undefined if the first word isn’t a name. Anyone can enter another person’s
 * email address, so a name must not contain an advertisement.
 */
export function parseFirstName(fullName: string): string | undefined {
  const [firstName = ''] = fullName.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,30}$/u.test(firstName) ? firstName : undefined;
}
