import { numberIn } from '../../domain/answers';
import { feeReading, TICKET_STEPS, ticketAt, VOLUME_STEPS, volumeAt } from '../../domain/fees';
import type { FeesClosing } from '../closings/kinds/fees';

/** The fields, by their names in the address; the sliders send their step. */
export const FEES = { volume: 'volume', ticket: 'ticket', processors: 'processors' } as const;

/** Whole euros, as people write them. */
export const euros = (amount: number): string => `€${amount.toLocaleString('en')}`;

/** What the answers come to. */
export function feesIn({ rates, choices }: Pick<FeesClosing, 'rates' | 'choices'>, answers: URLSearchParams) {
  const processors = numberIn(answers, FEES.processors, { min: 1, max: choices.length, preset: 1 });
  const volume = volumeAt(numberIn(answers, FEES.volume, VOLUME_STEPS));
  const ticket = ticketAt(numberIn(answers, FEES.ticket, TICKET_STEPS));
  return { processors, volume, ticket, ...feeReading(rates, { processors, volume, ticket }) };
}

/** The figures as the words of a request. */
export function feesMessage(closing: FeesClosing, answers: URLSearchParams): string {
  const { processors, volume, ticket, now, saving } = feesIn(closing, answers);
  const today = closing.choices[processors - 1]?.label.toLowerCase();
  return [
    `Card volume ${euros(volume)} a month, average ticket ${euros(ticket)}, processors today: ${today}.`,
    `Fees now about ${euros(now)}${saving > 0 ? `, possible saving ${euros(saving)} a month` : ''}.`,
    closing.wish,
  ].join(' ');
}
