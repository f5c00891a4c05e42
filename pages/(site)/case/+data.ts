import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { casePath } from '../../../domain/paths';
import { refused, unknownAddress } from '../unknown-address';
import { type CaseData, caseDataOf } from './case-data';

/** @throws a redirect: 301 to the current slug for an earlier one and for an id, 302 for an unknown one. */
export async function data({ api, routeParams, urlParsed }: PageContextServer): Promise<CaseData> {
  const found = await api.cases.bySlug({ slug: routeParams.slug ?? '' }).catch(refused);
  if (found.kind === 'renamed') {
    throw redirect(`${casePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw unknownAddress();
  return caseDataOf(api, found.item);
}
