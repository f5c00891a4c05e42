import type { PageContextServer } from 'vike/types';
import type { Focus } from '../../../domain/focus';
import type { Case, CaseCard } from '../../../domain/kinds/case';
import { unbroken, unbrokenIn } from '../../../domain/unbroken';
import { withCover } from '../cover.server';

/** A case, and where to read on. */
export type CaseData = {
  item: Case;
  coverFocus: Focus;
  next?: Pick<CaseCard, 'slug' | 'title' | 'location'>;
};

/** So many cases of a domain are read one after the other; an older one leads to the newest. */
const READ_ON = 20;

/** The case after this one in its domain, round and round; where it is alone there, the newest of all. */
async function nextCase(
  { cases }: PageContextServer['api'],
  { _id, domain }: Case,
): Promise<CaseData['next']> {
  const related = await cases.ofDomain({ domain, limit: READ_ON });
  const after = related.findIndex(other => other._id === _id) + 1;
  const { items: newest } = await cases.list({ limit: 2 });
  const next = [...related.slice(after), ...related, ...newest].find(other => other._id !== _id);
  return next && { slug: next.slug, title: unbroken(next.title), location: next.location };
}

/** The case with what its page paints set; what is no text of its own (addresses, tags, the domain) stays. */
const inType = (item: Case): Case => ({
  ...unbrokenIn(item, 'title', 'heading', 'description', 'solution', 'quote', 'about'),
  customer: unbrokenIn(item.customer, 'position', 'review', 'needs', 'result'),
  pictures: item.pictures.map(picture => ({ ...picture, caption: unbroken(picture.caption ?? '') })),
  info: item.info.map(block => ({
    ...unbrokenIn(block, 'title', 'subtitle'),
    points: block.points.map(point => unbrokenIn(point, 'title', 'text')),
  })),
  story: item.story.map(item =>
    item.type === 'image' || item.type === 'video'
      ? unbrokenIn(item, 'caption')
      : unbrokenIn(item, 'content', 'caption'),
  ),
});

/** What the page of a case shows. */
export const caseDataOf = async (api: PageContextServer['api'], item: Case): Promise<CaseData> => ({
  item: withCover(inType(item)),
  coverFocus: await api.media.focus({ url: item.cover.src }),
  next: await nextCase(api, item),
});
