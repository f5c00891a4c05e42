import { expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { formatBriefTime, formatDueNote } from './due-note';

setOfficeInKyiv();
const NOW = new Date('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T13:30:00Z', 'Today, 15:30'],
  ['2026-11-24T11:30:00Z', 'Today, 13:30'],
  ['2026-11-24T09:00:00Z', 'Today, 11:00, 3 hours late'],
  ['2026-11-23T09:00:00Z', 'Yesterday, 11:00, 1 day late'],
  ['2026-11-27T07:00:00Z', 'Friday 27 November, 09:00'],
])('formats a step due at %s as %s', (dueAt, note) => expect(formatDueNote(dueAt, NOW)).toBe(note));

it.each([
  ['2026-11-24T06:12:00Z', '08:12'],
  ['2026-11-23T06:12:00Z', 'yesterday, 08:12'],
  ['2026-11-20T06:12:00Z', 'Friday 20 November, 08:12'],
])('formats an arrival at %s as %s', (time, arrival) => expect(formatBriefTime(time, NOW)).toBe(arrival));
