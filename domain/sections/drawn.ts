/** URLs and markup of drawings and pictograms by name. */
export type DrawnBy = {
  drawings: Readonly<Record<string, string>>;
  pictograms: Readonly<Record<string, string>>;
};

/** Replaces every text in a value, at any depth. */
export const mapTexts = (
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map(entry => mapTexts(entry, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, name)]),
  );
};

/** The field of a pictogram. Its markup is inserted unescaped, so only built-in ones are allowed. */
const PICTOGRAM_FIELD = 'icon';

/** Returns content with drawings resolved; unknown ones are dropped. */
export const createDraw =
  ({ drawings, pictograms }: DrawnBy) =>
  <Value>(content: Value): Value =>
    mapTexts(content, (text, key) => {
      if (key === PICTOGRAM_FIELD) return pictograms[text.replace('pictogram:', '')] ?? '';
      if (!text.startsWith('art:')) return text;
      const [, name, symbol] = /^art:([\w.-]+)(#[\w-]+)?$/.exec(text) ?? [];
      return name ? `${drawings[name] ?? ''}${symbol ?? ''}` : text;
    }) as Value;
