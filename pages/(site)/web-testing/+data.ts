import type { PageContextServer } from 'vike/types';
import { testingCases } from '../../../content/landings/web-testing';
import { casesWithTitles, type ShownCases } from '../landing';
import { asSlides } from '../posters.server';

const chosen = casesWithTitles(testingCases, asSlides);

/** The cases we picked; where none of them exists any more, as many of the newest. */
export async function data(pageContext: PageContextServer): Promise<ShownCases> {
  const { cases } = await chosen(pageContext);
  if (cases.length > 0) return { cases };
  const { items } = await pageContext.api.cases.list({ limit: testingCases.length });
  return { cases: asSlides(items) };
}
