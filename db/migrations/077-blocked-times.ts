import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const DAY_MS = 86_400_000;

/** Turns days off into blocked times, and the buffer of calls into two pauses (docs/decisions/bookings.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  type Row = { person_key: string; settings_json: string };
  const { rows } = await sql<Row>`select person_key, settings_json from availability`.execute(db);
  for (const { person_key, settings_json } of rows) {
    const { bufferMinutes, daysOff, ...settings } = JSON.parse(settings_json);
    const ranges: { firstDay: string; lastDay: string }[] = [];
    for (const day of (daysOff as string[]).toSorted()) {
      const last = ranges.at(-1);
      if (last && Date.parse(day) - Date.parse(last.lastDay) <= DAY_MS) last.lastDay = day;
      else ranges.push({ firstDay: day, lastDay: day });
    }
    const wholeDay = { from: '00:00', to: '24:00', note: '' };
    const today = new Date().toISOString().slice(0, 10);
    const keptRanges =
      ranges.length <= 100 ? ranges : ranges.filter(({ lastDay }) => lastDay >= today).slice(0, 100);
    const blockedTimes = keptRanges.map(range => ({ _id: randomUUID(), ...range, ...wholeDay }));
    const pauses = { pauseBeforeMinutes: bufferMinutes, pauseAfterMinutes: bufferMinutes, callsPerDay: 0 };
    const changed = JSON.stringify({ ...settings, ...pauses, blockedTimes });
    await sql`update availability set settings_json = ${changed} where person_key = ${person_key}`.execute(
      db,
    );
  }
}
