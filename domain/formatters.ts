/** Visitors choose the time zone, so the number of cached formatters is limited. */
const FORMATTERS_MAX = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one costs a hundred times as much as using it. */
export function getFormatter(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const cachedFormatter = formatters.get(key);
  if (cachedFormatter) return cachedFormatter;
  if (formatters.size >= FORMATTERS_MAX) formatters.clear();
  const formatter = new Intl.DateTimeFormat(locale, style);
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a time like `13:30`. */
export const formatClock = (time: Date, timeZone: string): string =>
  getFormatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(time);

/** Returns what stands between a figure and its unit. */
export const getUnitSpace = (unit = ''): string => (['', '%', '×'].includes(unit) ? '' : ' ');

/** Formats a figure and its unit for a sentence: `0.8 s`, but `2.6%` and `3×`. */
export const formatFigure = (number: string, unit = ''): string => `${number}${getUnitSpace(unit)}${unit}`;
