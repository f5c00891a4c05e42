import type { PageContextServer } from 'vike/types';
import { home } from '../../../content/home';
import type { ProjectCard } from '../../../domain/project';
import { withCover } from '../cover.server';

export type HomeData = { cases: ProjectCard[] };

/** The selected cases, as far as they are there. */
export async function data({ api }: PageContextServer): Promise<HomeData> {
  const cases = await api.projects.byTitles({ titles: [...home.cases.titles] });
  return { cases: cases.map(withCover) };
}
