import { type Figure, inWords } from './figures';

/** A figure beside what it was, as two bars of the same scale: the longer one fills its row. */
export type Scale = { before: string; now: string; shareBefore: number; shareNow: number };

const EARLIER = /\b(?:from|once|formerly|previously)\s+(\d[\d.,]*)(?:\s?(%|×|[\p{L}]+))?/iu;

/** `1,300` is thirteen hundred; a range or a time is no number. */
function numberOf(text: string): number | undefined {
  const digits = text
    .replace(/^[^\d]+/, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/[.,]$/, '');
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** What a figure was before, as far as it or its words say so: `−58%`, `3×`, `0.8 s` with `down from 90`. */
function ends({ number, unit, text }: Figure): [before: number, now: number, unit: string] | undefined {
  const value = numberOf(number);
  if (value === undefined) return undefined;
  if (unit === '×') return [1, value, unit];
  if (unit === '%' && /^[−–-]/.test(number)) return value < 100 ? [100, 100 - value, unit] : undefined;
  if (unit === '%' && number.startsWith('+')) return [100, 100 + value, unit];
  if (!/^\d/.test(number)) return undefined;
  const [, earlier = '', earlierUnit] = EARLIER.exec(text) ?? [];
  const before = numberOf(earlier);
  const sameUnit = earlierUnit === undefined || (unit !== '' && earlierUnit.startsWith(unit));
  return before !== undefined && sameUnit ? [before, value, unit] : undefined;
}

/**
 * Two bars to scale for a figure.
 * @returns undefined when nothing says what it was before, or nothing changed.
 */
export function scaleOf(figure: Figure): Scale | undefined {
  const found = ends(figure);
  if (!found) return undefined;
  const [before, now, unit] = found;
  if (before === now) return undefined;
  const longest = Math.max(before, now);
  const shown = (value: number) => inWords(value.toLocaleString('en'), unit);
  return {
    before: shown(before),
    now: shown(now),
    shareBefore: before / longest,
    shareNow: now / longest,
  };
}
