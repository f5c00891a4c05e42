import * as pictograms from '../art/pictograms';

const files = import.meta.glob<string>('../art/svg/*.svg', { eager: true, import: 'default' });

/** Addresses of the house's drawings by name: `gauge`, `marks-ai`. They change with every build, names do not. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
);

/** Markup of the pictograms by name. */
export const pictogramsByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictograms).filter(([, markup]) => typeof markup === 'string' && markup.startsWith('<')),
);

const nameOfDrawing = new Map(Object.entries(drawings).map(([name, address]) => [address, name]));
const nameOfPictogram = new Map(Object.entries(pictogramsByName).map(([name, markup]) => [markup, name]));

/** Every text in a value, however deep, in the place of another. */
const eachText = (value: unknown, change: (text: string, key: string) => string, key = ''): unknown => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map(entry => eachText(entry, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, eachText(each, change, name)]),
  );
};

/** Content as it is stored: drawings and pictograms by their names. */
export const withNames = <Value>(content: Value): Value =>
  eachText(content, text => {
    const pictogram = nameOfPictogram.get(text);
    if (pictogram) return `pictogram:${pictogram}`;
    const [address = '', symbol] = text.split('#');
    const name = nameOfDrawing.get(address);
    return name ? `art:${symbol ? `${name}#${symbol}` : name}` : text;
  }) as Value;

/** The field that holds a pictogram: its markup is drawn as it is, so nothing but ours may stand there. */
const PICTOGRAM_FIELD = 'icon';

/** Stored content as it is shown; a drawing that there is not (any more) is left out. */
export const withDrawings = <Value>(content: Value): Value =>
  eachText(content, (text, key) => {
    if (key === PICTOGRAM_FIELD) return pictogramsByName[text.replace('pictogram:', '')] ?? '';
    const [, name, symbol] = /^art:([\w-]+)(#[\w-]+)?$/.exec(text) ?? [];
    return name ? `${drawings[name] ?? ''}${symbol ?? ''}` : text;
  }) as Value;
