import type { PageContextServer } from 'vike/types';
import { tilePlaces } from '../../components/cases/poster-places';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import type { ShownCases } from './landing';
import { posterAbove } from './posters.server';

/** `+data` of the two fintech pages: the newest cases of the domain, by title (rule 20). */
export async function fintechCases({ api }: PageContextServer): Promise<ShownCases> {
  const cases = await api.cases.ofDomain({ domain: 'fintech', limit: DOMAIN_CASES_MAX });
  const byTitle = cases.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return { cases: posterAbove('G', tilePlaces)(byTitle) };
}
