import type { PageContextServer } from 'vike/types';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import { withCover } from './cover.server';
import type { ShownCases } from './landing';

/** `+data` of the two fintech pages: the newest cases of the domain, by title (admin-and-data §2.3). */
export async function fintechCases({ api }: PageContextServer): Promise<ShownCases> {
  const cases = await api.projects.ofDomain({ domain: 'fintech', limit: DOMAIN_CASES_MAX });
  return { cases: cases.toSorted((a, b) => a.title.localeCompare(b.title, 'en')).map(withCover) };
}
