import type { Art } from '../seed/types.ts';
import { articlePictures } from './articles/index.ts';
import { genericArt } from './covers/generic.ts';
import { caseCovers } from './covers/index.ts';
import { caseDetails } from './details/index.ts';

export { avatarArt } from './avatars.ts';

/** A cover for a case or an article that has no picture of its own: the same slug, the same picture. */
export const placeholderCover = (slug: string): Art => genericArt(slug);

/** The cover of a case and the two details shown further down its page. */
export function caseArt(slug: string): { cover: Art; details: [Art, Art] } {
  return {
    cover: caseCovers[slug]?.() ?? genericArt(slug),
    details: caseDetails(slug) ?? [genericArt(`${slug}/first`), genericArt(`${slug}/second`)],
  };
}

/** The cover of an article and the figure inside it. */
export function articleArt(slug: string): { cover: Art; figure: Art } {
  const own = articlePictures[slug];
  return {
    cover: own?.cover() ?? genericArt(slug),
    figure: own?.figure() ?? genericArt(`${slug}/figure`),
  };
}
