export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Returns the day in UTC, such as `2026-11-23`. */
export const toDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);
