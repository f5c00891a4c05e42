import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { casePath } from '../../../domain/paths';
import { redirectToNotFound, rethrowAsNotFound } from '../not-found-redirect';
import { type CaseData, getCaseData } from './case-data';

/**
 * Returns the case's data. @throws a redirect: 301 to the current slug for an old slug or an id, 302 for an unknown
 * one
 */
export async function data({ api, routeParams, urlParsed }: PageContextServer): Promise<CaseData> {
  const found = await api.cases.bySlug({ slug: routeParams.slug ?? '' }).catch(rethrowAsNotFound);
  if (found.kind === 'renamed') {
    throw redirect(`${casePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw redirectToNotFound();
  return getCaseData(api, found.item);
}
