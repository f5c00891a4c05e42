import type { PageContextServer } from 'vike/types';
import { tilePlaces } from '../../components/cases/poster-places';
import { paymentCases } from '../../content/landings/payment-gateway';
import type { CaseCard } from '../../domain/kinds/case';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import { screens } from '../../domain/paths';
import type { ShownCases } from './landing';
import { posterAbove } from './posters.server';

const DOMAIN = 'fintech';

/**
 * The cases of a domain that the page at `path` shows, by title (rule 20). The two fintech pages share theirs out:
 * payments on one, or every other case where none of them is known, and the rest on the other.
 */
export function pickDomainCases<Card extends Pick<CaseCard, 'title'>>(
  path: string | undefined,
  domain: string,
  cases: readonly Card[],
): Card[] {
  const byTitle = cases.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const isPayment = path === screens.paymentGateway.path;
  if (domain.toLowerCase() !== DOMAIN || !(isPayment || path === screens.fintech.path)) return byTitle;
  const known = byTitle.filter(({ title }) => paymentCases.includes(title));
  const payments = new Set(known.length > 0 ? known : byTitle.filter((_, index) => index % 2 === 0));
  return byTitle.filter(each => payments.has(each) === isPayment);
}

/** Makes the `+data` of a fintech page: its cases, arranged above a grey section. */
export const fintechCases =
  (path: string) =>
  async ({ api }: PageContextServer): Promise<ShownCases> => {
    const cases = await api.cases.ofDomain({ domain: DOMAIN, limit: DOMAIN_CASES_MAX });
    return { cases: posterAbove('G', tilePlaces)(pickDomainCases(path, DOMAIN, cases)) };
  };
