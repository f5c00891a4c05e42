import { getValueAt } from '../fields/path';
import type { Values } from './merge';

/** An image of an item. `path` is that of the alt text. */
type ShownImage = { path: string; src: string; alt: string; decorative: boolean };

/**
 * Lists an item's images that need alt text or a decorative mark.
 * @param paths field paths of the images' URLs, in which `*` is any index
 */
export const listImages = (paths: readonly string[], values: Values): ShownImage[] =>
  paths.flatMap(path =>
    listIndexes(path, values).flatMap(index => {
      const [, row = '', field = ''] = /^(.*\.)(\w+)$/.exec(path.replace('*', index)) ?? [];
      const src = getValueAt(values, row + field);
      if (typeof src !== 'string' || src === '') return [];
      const alt = getValueAt(values, `${row}alt`);
      return [
        {
          path: `${row}alt`,
          src,
          alt: typeof alt === 'string' ? alt.trim() : '',
          decorative: getValueAt(values, `${row}decorative`) === true,
        },
      ];
    }),
  );

/** Expands the `*` in a path, skipping content that isn't an image. */
function listIndexes(path: string, values: Values): string[] {
  const [list = '', ...remainingPath] = path.split('.*');
  if (remainingPath.length === 0) return [''];
  const entries = getValueAt(values, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    const type = getValueAt(entry, 'type');
    return type === undefined || type === 'image' ? [String(index)] : [];
  });
}

export const isMissingAlt = ({ alt, decorative }: ShownImage): boolean => !alt && !decorative;

export const getDecorativePath = (alt: string): string => alt.replace(/alt$/, 'decorative');
