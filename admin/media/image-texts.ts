import { formatFileSize } from '../../domain/attachment';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { settingsPaths } from '../../domain/members/areas';
import type { RouterOutputs } from '../../trpc/client';
import { spellNumber } from '../format-count';

export type OpenImage = RouterOutputs['media']['byId'];
type ImageUse = OpenImage['usedBy'][number];

/** Returns text such as `one place` or `three places`. */
export const formatUseCount = (count: number): string =>
  `${spellNumber(count)} ${count === 1 ? 'place' : 'places'}`;

/** Labels of image fields, by the start of their path. */
const PLACE_LABELS: [RegExp, string][] = [
  [/^cover\./, 'cover'],
  [/^author\.avatar/, 'author photo'],
  [/^customer\.avatar/, 'customer photo'],
  [/^customer\.logo/, 'logo'],
  [/^pictures\./, 'detail image'],
  [/^story\./, 'image in the text'],
  [/^videos\./, 'video thumbnail'],
];

const getPlaceName = (path: string): string =>
  PLACE_LABELS.find(([start]) => start.test(path))?.[1] ?? 'image';

/** Returns text such as `Blog, cover and image in the text, draft`. */
export function formatUse({ kind, places, live, draft }: ImageUse): string {
  if (kind === 'member') return 'User, photo';
  if (kind === 'site') return 'Settings, portrait';
  const placeNames = [...new Set(places.map(getPlaceName))].join(' and ');
  const state = live ? (draft ? 'live, and in a draft' : 'live') : 'draft';
  return [KIND_AREAS[kind].singular, placeNames, state].filter(Boolean).join(', ');
}

export const findUseHref = ({ kind, id, title }: ImageUse): string | undefined => {
  if (kind === 'member') return settingsPaths.members;
  if (kind === 'site') return settingsPaths.people;
  return title === '' ? undefined : KIND_AREAS[kind].edit(id);
};

const FORMATS: Record<string, string> = { 'image/avif': 'AVIF', 'image/webp': 'WebP' };

/** Returns text such as `AVIF 38 KB, WebP 52 KB, three widths`. */
export function formatVariants({ files }: Pick<OpenImage, 'files'>): string {
  const widths = new Set(files.map(({ width }) => width)).size;
  const formats = Object.entries(FORMATS).flatMap(([type, name]) => {
    const widestFile = files.filter(file => file.type === type).toSorted((a, b) => b.width - a.width)[0];
    return widestFile ? [widestFile.bytes ? `${name} ${formatFileSize(widestFile.bytes)}` : name] : [];
  });
  return [...formats, `${spellNumber(widths)} ${widths === 1 ? 'width' : 'widths'}`].join(', ');
}

/** Returns text such as `1600 × 1000, 214 KB`. The size is the fallback image's, or omitted if unknown. */
export function formatFile({ width, height, url, files }: OpenImage): string {
  const currentFile = files.find(({ key }) => url.endsWith(encodeURIComponent(key)));
  return [`${width} × ${height}`, currentFile?.bytes && formatFileSize(currentFile.bytes)]
    .filter(Boolean)
    .join(', ');
}
