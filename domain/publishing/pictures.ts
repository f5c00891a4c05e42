import type { Values } from './merge';

/** Where a picture's address stands in an item, what it shows, and whether it is decorative; `*` is any place in a list. */
export type PictureField = { src: string; alt: string; decorative: string };

/** A picture that an item shows, and what it says of it; `path` is that of its text. */
export type ShownPicture = { path: string; src: string; alt: string; decorative: boolean };

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? (found as Values)[name] : undefined),
      value,
    );

/** The pictures of an item that need a text or be decorative, whatever its values hold. */
export function picturesOf(fields: readonly PictureField[], values: Values): ShownPicture[] {
  return fields.flatMap(({ src, alt, decorative }) =>
    placesOf(src, values).flatMap(place => {
      const address = at(values, src.replace('*', place));
      if (typeof address !== 'string' || address === '') return [];
      const path = alt.replace('*', place);
      const said = at(values, path);
      return [
        {
          path,
          src: address,
          alt: typeof said === 'string' ? said.trim() : '',
          decorative: at(values, decorative.replace('*', place)) === true,
        },
      ];
    }),
  );
}

/** What may stand for the `*` of a path; pieces of content that are no image are passed over. */
function placesOf(path: string, values: Values): string[] {
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
export const isUndescribed = ({ alt, decorative }: ShownPicture): boolean => !alt && !decorative;

/** Where a form says that the picture is decorative whose text stands at a path: `articleImageAlt`, `cover.alt`. */
export const decorativeBeside = (alt: string): string =>
  alt.replace(/alt$/, 'decorative').replace(/Alt$/, 'Decorative');
