import type { PageContextServer } from 'vike/types';
import { pairPlaces } from '../../../components/cases/poster-places';
import type { PosterCard } from '../../../components/cases/poster-rule';
import type { Focus } from '../../../domain/focus';
import type { Project } from '../../../domain/project';
import { unbroken, unbrokenIn } from '../../../domain/unbroken';
import { withCover } from '../cover.server';
import { posterAbove } from '../posters.server';

/** A case, and where to read on. */
export type CaseData = { project: Project; coverFocus: Focus; next: PosterCard[] };

const NEXT_CASES = 2;

/** Two other cases: the newest of the same domain first, then the newest of all. */
async function nextCases({ projects }: PageContextServer['api'], current: Project): Promise<PosterCard[]> {
  const related = await projects.ofDomain({ domain: current.domain, limit: NEXT_CASES + 1 });
  const { items: newest } = await projects.list({ limit: 2 * NEXT_CASES + 1 });
  const byId = new Map([...related, ...newest].map(project => [project._id, project]));
  byId.delete(current._id);
  return posterAbove('G', pairPlaces)([...byId.values()].slice(0, NEXT_CASES));
}

/** The case with what its page paints set; what is no text of its own (addresses, tags, the domain) stays. */
const inType = (project: Project): Project => ({
  ...unbrokenIn(project, 'title', 'heading', 'description', 'solution', 'quote', 'aboutProject'),
  customer: unbrokenIn(project.customer, 'position', 'review', 'business_needs', 'result'),
  detailImageCaptions: project.detailImageCaptions.map(unbroken),
  infoBlock: project.infoBlock.map(block => ({
    ...unbrokenIn(block, 'sectionTitle', 'subSectionTitle'),
    sectionContent: block.sectionContent.map(item => unbrokenIn(item, 'subtitle', 'text')),
  })),
  projectContent: project.projectContent.map(item =>
    item.type === 'image' || item.type === 'video'
      ? unbrokenIn(item, 'caption')
      : unbrokenIn(item, 'content', 'caption'),
  ),
});

/** What the page of a case shows. */
export const caseDataOf = async (api: PageContextServer['api'], project: Project): Promise<CaseData> => ({
  project: withCover(inType(project)),
  coverFocus: await api.media.focus({ url: project.img_preview.src }),
  next: await nextCases(api, project),
});
