import { createPlaceholderCover, toDataUrl } from '../../art/placeholder-cover';
import type { CaseCard } from '../../domain/kinds/case';

/** Adds a drawn cover if the case has no preview image (rule 17). */
export function addCover<Case extends Pick<CaseCard, 'slug' | 'cover'>>(item: Case): Case {
  if (item.cover.src) return item;
  const drawing = createPlaceholderCover(item.slug);
  return { ...item, cover: { src: toDataUrl(drawing), pixel: '', alt: drawing.alt } };
}
