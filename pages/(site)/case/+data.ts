import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { casePath } from '../../../domain/paths';
import type { Project, ProjectCard } from '../../../domain/project';
import { withCover } from '../cover.server';
import { refused, unknownAddress } from '../unknown-address';

/** The case at this address, and where to read on. */
export type CaseData = { project: Project; next: ProjectCard[] };

const NEXT_CASES = 2;

/** Two other cases: the newest of the same domain first, then the newest of all. */
async function nextCases({ projects }: PageContextServer['api'], current: Project): Promise<ProjectCard[]> {
  const sameDomain = await projects.byDomain({ domain: current.domain });
  const { items: newest } = await projects.list({ limit: 2 * NEXT_CASES + 1 });
  const related = sameDomain.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const byId = new Map([...related, ...newest].map(project => [project._id, project]));
  byId.delete(current._id);
  return [...byId.values()].slice(0, NEXT_CASES).map(withCover);
}

/** @throws a redirect: 301 to the current slug for an earlier one and for an id, 302 for an unknown one. */
export async function data({ api, routeParams, urlParsed }: PageContextServer): Promise<CaseData> {
  const found = await api.projects.bySlug({ slug: routeParams.slug ?? '' }).catch(refused);
  if (found.kind === 'renamed') {
    throw redirect(`${casePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw unknownAddress();
  return { project: withCover(found.project), next: await nextCases(api, found.project) };
}
