import { createPlaceholderCover } from '../../art/placeholder-cover';
import type { CaseCard } from '../../domain/kinds/case';

/** The case, with a drawn cover where its preview image is missing (rule 17). */
export function withCover<Case extends Pick<CaseCard, 'slug' | 'cover'>>(item: Case): Case {
  if (item.cover.src) return item;
  const { svg, alt } = createPlaceholderCover(item.slug);
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { ...item, cover: { src, pixel: '', alt } };
}
