import { type Currency, formatValue } from '../../domain/enquiry-stage';
import { getRate, RATE_VISITS_MIN } from '../../domain/insights';
import { HOUR_MS, MINUTE_MS } from '../../domain/time';

export const formatNumber = (number: number): string => number.toLocaleString('en');

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
export const formatPercent = (share: number): string => PERCENT.format(share);

export function formatRate(counts: { visits: number; requests: number }): string {
  const rate = getRate(counts);
  return rate === undefined ? `fewer than ${RATE_VISITS_MIN} visits` : formatPercent(rate);
}

/** Returns text such as `1 h 52 min` or `3 days`. */
export function formatDuration(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

export const formatValues = (values: Partial<Record<Currency, number>>): string =>
  Object.entries(values)
    .map(([currency, value]) => formatValue(value, currency as Currency))
    .join(', ');

/** Returns text such as `412 more than before`. */
export function formatChange(now: number, before: number | undefined): string | undefined {
  if (before === undefined) return undefined;
  if (now === before) return 'as many as before';
  return `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than before`;
}
