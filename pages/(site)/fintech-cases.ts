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
 * Sorts by title, except on the fintech pages, which show the newest. The payment gateway page shows the cases about
 * payments, or every other case if none is about payments. The fintech page shows the rest (rule 20).
 * @param cases newest first
 */
export function pickDomainCases<Card extends Pick<CaseCard, 'title' | 'tags'>>(
  path: string | undefined,
  domain: string,
  cases: readonly Card[],
): Card[] {
  const isPayment = path === screens.paymentGateway.path;
  if (domain.toLowerCase() !== DOMAIN || !(isPayment || path === screens.fintech.path))
    return cases.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const areTagged = cases.some(isAboutPayments);
  return cases
    .filter((card, index) => (areTagged ? isAboutPayments(card) : index % 2 === 0) === isPayment)
    .slice(0, SHOWN_CASES_MAX);
}
