import type { Values } from './merge';

/** `path` is that of the alt text. */
type ShownImage = { path: string; src: string; alt: string; decorative: boolean };

const toPath = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? (found as Values)[name] : undefined),
      value,
    );

/**
 * Lists an item's images that need alt text or a decorative mark.
 * @param paths of the images' URLs, in which `*` is any index
 */
export const listImages = (paths: readonly string[], values: Values): ShownImage[] =>
  paths.flatMap(path =>
    listPlaces(path, values).flatMap(place => {
      const [, row = '', field = ''] = /^(.*\.)(\w+)$/.exec(path.replace('*', place)) ?? [];
      const src = toPath(values, row + field);
      if (typeof src !== 'string' || src === '') return [];
      const alt = toPath(values, `${row}alt`);
      return [
        {
          path: `${row}alt`,
          src,
          alt: typeof alt === 'string' ? alt.trim() : '',
          decorative: toPath(values, `${row}decorative`) === true,
        },
      ];
    }),
  );

/** Expands the `*` in a path, skipping content that isn't an image. */
function listPlaces(path: string, values: Values): string[] {
  const [list = '', ...rest] = path.split('.*');
  if (rest.length === 0) return [''];
  const entries = toPath(values, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    const type = toPath(entry, 'type');
    return type === undefined || type === 'image' ? [String(index)] : [];
  });
}

export const isMissingAlt = ({ alt, decorative }: ShownImage): boolean => !alt && !decorative;

export const getDecorativePath = (alt: string): string => alt.replace(/alt$/, 'decorative');
