import { formatFigure } from '../../domain/formatters';
import type { Figure } from './figures';

/** A figure and its previous value as two bars to scale. The longer bar fills its row. */
export type BarScale = { before: string; after: string; shareBefore: number; shareNow: number };

const EARLIER_VALUE_PATTERN = /\b(?:from|once|formerly|previously)\s+(\d[\d.,]*)(?:\s?(%|×|[\p{L}]+))?/iu;

/** Parses `1,300` as 1300. Returns undefined for ranges and times. */
function parseNumber(text: string): number | undefined {
  const digits = text
    .replace(/^[^\d]+/, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/[.,]$/, '');
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Returns the values before and after, if the figure contains them: `−58%`, `3×`, `0.8 s` with `down from 90`. */
function parseChange({
  number,
  unit,
  text,
}: Figure): [before: number, now: number, unit: string] | undefined {
  const value = parseNumber(number);
  if (value === undefined) return undefined;
  if (unit === '×') return [1, value, unit];
  if (unit === '%' && /^[−–-]/.test(number)) return value < 100 ? [100, 100 - value, unit] : undefined;
  if (unit === '%' && number.startsWith('+')) return [100, 100 + value, unit];
  if (!/^\d/.test(number)) return undefined;
  const [, earlierNumber = '', earlierUnit] = EARLIER_VALUE_PATTERN.exec(text) ?? [];
  const numberBefore = parseNumber(earlierNumber);
  const isSameUnit = earlierUnit === undefined || (unit !== '' && earlierUnit.startsWith(unit));
  return numberBefore !== undefined && isSameUnit ? [numberBefore, value, unit] : undefined;
}

/** @returns undefined if the previous value is unknown or unchanged */
export function findBarScale(figure: Figure): BarScale | undefined {
  const change = parseChange(figure);
  if (!change) return undefined;
  const [before, now, unit] = change;
  if (before === now) return undefined;
  const maxValue = Math.max(before, now);
  const formatValue = (value: number) => formatFigure(value.toLocaleString('en'), unit);
  return {
    before: formatValue(before),
    after: formatValue(now),
    shareBefore: before / maxValue,
    shareNow: now / maxValue,
  };
}
