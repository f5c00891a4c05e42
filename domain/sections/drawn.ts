/** What drawings and pictograms stand for: addresses and markup by name. */
export type DrawnBy = {
  drawings: Readonly<Record<string, string>>;
  pictograms: Readonly<Record<string, string>>;
};

/** Every text in a value, however deep, in the place of another. */
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

/** The field that holds a pictogram: its markup is drawn as it is, so nothing but ours may stand there. */
const PICTOGRAM_FIELD = 'icon';

/** Stored content as it is shown, by these drawings; one that there is not (any more) is left out. */
export const createDraw =
  ({ drawings, pictograms }: DrawnBy) =>
  <Value>(content: Value): Value =>
    mapTexts(content, (text, key) => {
      if (key === PICTOGRAM_FIELD) return pictograms[text.replace('pictogram:', '')] ?? '';
      if (!text.startsWith('art:')) return text;
      const [, name, symbol] = /^art:([\w.-]+)(#[\w-]+)?$/.exec(text) ?? [];
      return name ? `${drawings[name] ?? ''}${symbol ?? ''}` : text;
    }) as Value;
