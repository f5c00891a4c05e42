import { foldCase } from '../../domain/filters';
import type { CaseCard } from '../../domain/kinds/case';
import { SHOWN_CASES_MAX } from '../../domain/limits';
import { screens } from '../../domain/paths';

const DOMAIN = 'fintech';
/** Tag of the cases on the payment gateway page. */
const PAYMENTS_TAG = 'payments';

const isAboutPayments = ({ tags }: Pick<CaseCard, 'tags'>) =>
  tags.some(tag => foldCase(tag) === PAYMENTS_TAG);

/**
 * Picks a page's cases and sorts them by title. The payment gateway page shows the newest cases about payments, or
 * every second case if none is about payments. The fintech page shows the newest of the rest (rule 20).
 * @param cases newest first
 */
export function pickDomainCases<Card extends Pick<CaseCard, 'title' | 'tags'>>(
  path: string | undefined,
  domain: string,
  cases: readonly Card[],
): Card[] {
  const isPayment = path === screens.paymentGateway.path;
  const sortByTitle = (cards: readonly Card[]) =>
    cards.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  if (domain.toLowerCase() !== DOMAIN || !(isPayment || path === screens.fintech.path))
    return sortByTitle(cases);
  const areTagged = cases.some(isAboutPayments);
  const ownCases = cases.filter(
    (card, index) => (areTagged ? isAboutPayments(card) : index % 2 === 0) === isPayment,
  );
  return sortByTitle(ownCases.slice(0, SHOWN_CASES_MAX));
}
