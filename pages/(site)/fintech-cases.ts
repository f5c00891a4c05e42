import type { PageContextServer } from 'vike/types';
import { withCover } from './cover.server';
import type { ShownCases } from './landing';

/** `+data` of the two fintech pages: every case of the domain, by title (admin-and-data §2.3). */
export async function fintechCases({ api }: PageContextServer): Promise<ShownCases> {
  const cases = await api.projects.byDomain({ domain: 'fintech' });
  return { cases: cases.map(withCover) };
}
