import type { CaseData } from '../../../components/kinds/case/case-data';
import type { Case } from '../../../domain/kinds/case';
import { getCasePath } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import { createAgencyReference } from '../../../domain/structured-data';
import { preventAllHyphenBreaks, preventHyphenBreaks } from '../../../domain/unbroken';
import type { Caller } from '../../../trpc/router';
import { addCover } from '../cover.server';
import type { ItemPage } from './prepare-item.server';

/** Number of a domain's cases that link to each other. Older cases link to the newest. */
const NEXT_CASE_RANGE = 20;

/** Wraps around within the domain. If the domain has only one case, returns the newest other case. */
async function findNextCase({ cases }: Caller, { _id, domain }: Case): Promise<CaseData['next']> {
  const relatedCases = await cases.ofDomain({ domain, limit: NEXT_CASE_RANGE });
  const nextIndex = relatedCases.findIndex(candidate => candidate._id === _id) + 1;
  const { items: newestCases } = await cases.list({ limit: 2 });
  const nextCase = [...relatedCases.slice(nextIndex), ...relatedCases, ...newestCases].find(
    candidate => candidate._id !== _id,
  );
  return (
    nextCase &&
    addCover({
      slug: nextCase.slug,
      title: preventHyphenBreaks(nextCase.title),
      location: nextCase.location,
      cover: nextCase.cover,
      coverFocus: nextCase.coverFocus,
    })
  );
}

/** Leaves URLs, tags and the domain unchanged. */
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

export const casePage: ItemPage<Case, CaseData> = {
  prepare: async (item, { api }) => ({
    item: addCover(applyTypography(item)),
    coverFocus: await api.media.focus({ url: item.cover.src }),
    next: await findNextCase(api, item),
  }),
  getSeo: ({ item }) => ({
    title: item.title,
    customTitle: item.seo.title,
    description: item.seo.description || item.heading || item.description,
    image: getOgImagePath('case', item.slug),
    type: 'article',
  }),
  describe({ item }, siteUrl) {
    const { src } = item.cover;
    const image = src.startsWith('/') ? `${siteUrl}${src}` : src;
    return {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: item.title,
      description: item.heading || item.description,
      articleSection: item.domain,
      keywords: item.tags.join(', '),
      ...(image.startsWith('http') && { image }),
      url: `${siteUrl}${getCasePath(item.slug)}`,
      datePublished: item.createdAt,
      dateModified: item.updatedAt,
      author: createAgencyReference(siteUrl),
      publisher: createAgencyReference(siteUrl),
    };
  },
};
