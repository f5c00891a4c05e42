import type { PageContextServer } from 'vike/types';
import { pairPlaces } from '../../../components/cases/poster-places';
import type { PosterCard } from '../../../components/cases/poster-rule';
import type { Focus } from '../../../domain/focus';
import type { Case } from '../../../domain/kinds/case';
import { unbroken, unbrokenIn } from '../../../domain/unbroken';
import { withCover } from '../cover.server';
import { posterAbove } from '../posters.server';

/** A case, and where to read on. */
export type CaseData = { item: Case; coverFocus: Focus; next: PosterCard[] };

const NEXT_CASES = 2;

/** Two other cases: the newest of the same domain first, then the newest of all. */
async function nextCases({ cases }: PageContextServer['api'], current: Case): Promise<PosterCard[]> {
  const related = await cases.ofDomain({ domain: current.domain, limit: NEXT_CASES + 1 });
  const { items: newest } = await cases.list({ limit: 2 * NEXT_CASES + 1 });
  const byId = new Map([...related, ...newest].map(item => [item._id, item]));
  byId.delete(current._id);
  return posterAbove('G', pairPlaces)([...byId.values()].slice(0, NEXT_CASES));
}

/** The case with what its page paints set; what is no text of its own (addresses, tags, the domain) stays. */
const inType = (item: Case): Case => ({
  ...unbrokenIn(item, 'title', 'heading', 'description', 'solution', 'quote', 'aboutProject'),
  customer: unbrokenIn(item.customer, 'position', 'review', 'business_needs', 'result'),
  detailImageCaptions: item.detailImageCaptions.map(unbroken),
  infoBlock: item.infoBlock.map(block => ({
    ...unbrokenIn(block, 'sectionTitle', 'subSectionTitle'),
    sectionContent: block.sectionContent.map(item => unbrokenIn(item, 'subtitle', 'text')),
  })),
  projectContent: item.projectContent.map(item =>
    item.type === 'image' || item.type === 'video'
      ? unbrokenIn(item, 'caption')
      : unbrokenIn(item, 'content', 'caption'),
  ),
});

/** What the page of a case shows. */
export const caseDataOf = async (api: PageContextServer['api'], item: Case): Promise<CaseData> => ({
  item: withCover(inType(item)),
  coverFocus: await api.media.focus({ url: item.img_preview.src }),
  next: await nextCases(api, item),
});
