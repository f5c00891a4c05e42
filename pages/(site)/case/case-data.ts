import type { PageContextServer } from 'vike/types';
import type { Focus } from '../../../domain/focus';
import type { Case, CaseCard } from '../../../domain/kinds/case';
import { preventAllHyphenBreaks, preventHyphenBreaks } from '../../../domain/unbroken';
import { addCover } from '../cover.server';

/** A case with a link to the next one. */
export type CaseData = {
  item: Case;
  coverFocus: Focus;
  next?: Pick<CaseCard, 'slug' | 'title' | 'location'>;
};

/** Number of cases of a domain that link to each other; older ones continue with the newest. */
const NEXT_CASE_RANGE = 20;

/** Returns the next case of the domain, wrapping around, or the newest of all if it is the only one. */
async function findNextCase(
  { cases }: PageContextServer['api'],
  { _id, domain }: Case,
): Promise<CaseData['next']> {
  const related = await cases.ofDomain({ domain, limit: NEXT_CASE_RANGE });
  const after = related.findIndex(other => other._id === _id) + 1;
  const { items: newest } = await cases.list({ limit: 2 });
  const next = [...related.slice(after), ...related, ...newest].find(other => other._id !== _id);
  return next && { slug: next.slug, title: preventHyphenBreaks(next.title), location: next.location };
}

/** Returns the case with typography applied, but not to URLs, tags and the domain. */
const applyTypography = (item: Case): Case => ({
  ...preventAllHyphenBreaks(item, 'title', 'heading', 'description', 'solution', 'quote', 'about'),
  customer: preventAllHyphenBreaks(item.customer, 'position', 'review', 'needs', 'result'),
  pictures: item.pictures.map(image => ({
    ...image,
    caption: preventHyphenBreaks(image.caption ?? ''),
  })),
  info: item.info.map(block => ({
    ...preventAllHyphenBreaks(block, 'title', 'subtitle'),
    points: block.points.map(point => preventAllHyphenBreaks(point, 'title', 'text')),
  })),
  story: item.story.map(item =>
    item.type === 'image' || item.type === 'video'
      ? preventAllHyphenBreaks(item, 'caption')
      : preventAllHyphenBreaks(item, 'content', 'caption'),
  ),
});

/** Returns the data of a case page. */
export const getCaseData = async (api: PageContextServer['api'], item: Case): Promise<CaseData> => ({
  item: addCover(applyTypography(item)),
  coverFocus: await api.media.focus({ url: item.cover.src }),
  next: await findNextCase(api, item),
});
