/** URLs of drawings and markup of pictograms, both by name. */
export type DrawingSources = {
  drawings: Readonly<Record<string, string>>;
  pictograms: Readonly<Record<string, string>>;
};

export const mapTexts = (
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map(entry => mapTexts(entry, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change, name)]),
  );
};

/** Pictogram markup is inserted unescaped, so only built-in pictograms are allowed. */
const PICTOGRAM_FIELD = 'icon';

/** Drops unknown drawings and pictograms. */
export const createDrawingReplacer =
  ({ drawings, pictograms }: DrawingSources) =>
  <Value>(content: Value): Value =>
    mapTexts(content, (text, key) => {
      if (key === PICTOGRAM_FIELD) return pictograms[text.replace('pictogram:', '')] ?? '';
      if (!text.startsWith('art:')) return text;
      const [, name, symbol] = /^art:([\w.-]+)(#[\w-]+)?$/.exec(text) ?? [];
      return name ? `${drawings[name] ?? ''}${symbol ?? ''}` : text;
    }) as Value;
