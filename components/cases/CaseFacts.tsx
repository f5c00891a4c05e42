import type { CaseCard } from '../../domain/kinds/case';
import * as css from './CaseFacts.css';
import { listFacts } from './facts';

type CaseFactsProps = {
  item: Pick<CaseCard, 'client' | 'location' | 'solution' | 'date'>;
  look?: keyof typeof css.facts;
};

export function CaseFacts({ item, look = 'card' }: CaseFactsProps) {
  const facts = listFacts(item);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts[look]}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact[look]}>
          <dt className={css.name[look]}>{name}</dt>
          <dd className={css.value[look]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
