import type { CaseCard } from '../../domain/kinds/case';
import { screens } from '../../domain/paths';

const DOMAIN = 'fintech';
export const PAYMENT_CASE_TITLES: readonly string[] = [
  'Card Disputes Desk',
  'Instant Payout Rails',
  'Invoice Factoring Portal',
  'Open Banking Onboarding',
];

/**
 * Sorts by title. The payment gateway page shows the cases about payments, or every other case if none is known. The
 * fintech page shows the rest (rule 20).
 */
export function pickDomainCases<Card extends Pick<CaseCard, 'title'>>(
  path: string | undefined,
  domain: string,
  cases: readonly Card[],
): Card[] {
  const byTitle = cases.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const isPayment = path === screens.paymentGateway.path;
  if (domain.toLowerCase() !== DOMAIN || !(isPayment || path === screens.fintech.path)) return byTitle;
  const knownPayments = byTitle.filter(({ title }) => PAYMENT_CASE_TITLES.includes(title));
  const payments = new Set(
    knownPayments.length > 0 ? knownPayments : byTitle.filter((_, index) => index % 2 === 0),
  );
  return byTitle.filter(card => payments.has(card) === isPayment);
}
