import type { PageContextServer } from 'vike/types';
import { testingCases } from '../../../content/landings/web-testing';
import { withCover } from '../cover.server';
import { casesWithTitles, type ShownCases } from '../landing';

const chosen = casesWithTitles(testingCases);

/** The cases we picked; where none of them exists any more, as many of the newest. */
export async function data(pageContext: PageContextServer): Promise<ShownCases> {
  const { cases } = await chosen(pageContext);
  if (cases.length > 0) return { cases };
  const { items } = await pageContext.api.projects.list({ limit: testingCases.length });
  return { cases: items.map(withCover) };
}
