import { formatMonth } from '../../domain/date';
import type { CaseCard } from '../../domain/kinds/case';

export function listFacts({
  client,
  location,
  solution,
  date,
}: Pick<CaseCard, 'client' | 'location' | 'solution' | 'date'>): [name: string, value: string][] {
  const facts: [string, string][] = [
    ['Client', client],
    ['Location', location],
    ['Solution', solution],
    ['Completed', date && formatMonth(date)],
  ];
  return facts.filter(([, value]) => value !== '');
}
