import { parseNumber } from '../../domain/answers';
import { compareFees, getTicket, getVolume, TICKET_STEPS, VOLUME_STEPS } from '../../domain/fees';
import type { FeesClosing } from '../closings/kinds/fees';

/** Names of the fields in the URL; sliders send their step. */
export const FEES = { volume: 'volume', ticket: 'ticket', processors: 'processors' } as const;

/** Formats whole euros. */
export const formatEuros = (amount: number): string => `€${amount.toLocaleString('en')}`;

/** Calculates the result of the answers. */
export function parseFees(
  { rates, choices }: Pick<FeesClosing, 'rates' | 'choices'>,
  answers: URLSearchParams,
) {
  const processors = parseNumber(answers, FEES.processors, { min: 1, max: choices.length, preset: 1 });
  const volume = getVolume(parseNumber(answers, FEES.volume, VOLUME_STEPS));
  const ticket = getTicket(parseNumber(answers, FEES.ticket, TICKET_STEPS));
  return { processors, volume, ticket, ...compareFees(rates, { processors, volume, ticket }) };
}

/** Describes the figures for a request. */
export function describeFees(closing: FeesClosing, answers: URLSearchParams): string {
  const { processors, volume, ticket, now, saving } = parseFees(closing, answers);
  const today = closing.choices[processors - 1]?.label.toLowerCase();
  return [
    `Card volume ${formatEuros(volume)} a month, average ticket ${formatEuros(ticket)}, processors today: ${today}.`,
    `Fees now about ${formatEuros(now)}${saving > 0 ? `, possible saving ${formatEuros(saving)} a month` : ''}.`,
    closing.wish,
  ].join(' ');
}
