import type { PageContextServer } from 'vike/types';
import type { Project, ProjectCard } from '../../../domain/project';
import { withCover } from '../cover.server';

/** A case, and where to read on. */
export type CaseData = { project: Project; next: ProjectCard[] };

const NEXT_CASES = 2;

/** Two other cases: the newest of the same domain first, then the newest of all. */
async function nextCases({ projects }: PageContextServer['api'], current: Project): Promise<ProjectCard[]> {
  const related = await projects.ofDomain({ domain: current.domain, limit: NEXT_CASES + 1 });
  const { items: newest } = await projects.list({ limit: 2 * NEXT_CASES + 1 });
  const byId = new Map([...related, ...newest].map(project => [project._id, project]));
  byId.delete(current._id);
  return [...byId.values()].slice(0, NEXT_CASES).map(withCover);
}

/** What the page of a case shows. */
export const caseDataOf = async (api: PageContextServer['api'], project: Project): Promise<CaseData> => ({
  project: withCover(project),
  next: await nextCases(api, project),
});
