import type { PageContextServer } from 'vike/types';
import type { ProjectCard } from '../../domain/project';
import { withCover } from './cover.server';

export type FintechCasesData = { cases: ProjectCard[] };

/** `+data` of the two fintech pages: every case of the domain, by title (admin-and-data §2.3). */
export async function fintechCases({ api }: PageContextServer): Promise<FintechCasesData> {
  const cases = await api.projects.byDomain({ domain: 'fintech' });
  return { cases: cases.map(withCover) };
}
