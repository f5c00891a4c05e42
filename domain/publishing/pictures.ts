import type { Values } from './merge';

/** A picture that an item shows, and what it says of it; `path` is that of its text. */
export type ShownPicture = { path: string; src: string; alt: string; decorative: boolean };

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? (found as Values)[name] : undefined),
      value,
    );

/**
 * Returns the pictures of an item that need a text or be decorative, whatever its values hold.
 * @param paths of their addresses; `*` is any place in a list.
 */
export const listImages = (paths: readonly string[], values: Values): ShownPicture[] =>
  paths.flatMap(path =>
    listPlaces(path, values).flatMap(place => {
      const [, row = '', field = ''] = /^(.*\.)(\w+)$/.exec(path.replace('*', place)) ?? [];
      const src = at(values, row + field);
      if (typeof src !== 'string' || src === '') return [];
      const alt = at(values, `${row}alt`);
      return [
        {
          path: `${row}alt`,
          src,
          alt: typeof alt === 'string' ? alt.trim() : '',
          decorative: at(values, `${row}decorative`) === true,
        },
      ];
    }),
  );

/** What may stand for the `*` of a path; pieces of content that are no image are passed over. */
function listPlaces(path: string, values: Values): string[] {
  const [list = '', ...rest] = path.split('.*');
  if (rest.length === 0) return [''];
  const entries = at(values, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    const type = at(entry, 'type');
    return type === undefined || type === 'image' ? [String(index)] : [];
  });
}

/** Whether nobody has said what a picture shows, nor that it needs no words. */
export const isMissingAlt = ({ alt, decorative }: ShownPicture): boolean => !alt && !decorative;

/** Returns the path of the field that says whether a picture is decorative, beside that of its text. */
export const getDecorativePath = (alt: string): string => alt.replace(/alt$/, 'decorative');
