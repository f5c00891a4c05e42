import type { CaseCard } from '../../domain/kinds/case';
import * as css from './CaseFacts.css';
import { listFacts } from './facts';

type CaseFactsProps = {
  item: Pick<CaseCard, 'client' | 'location' | 'solution' | 'date'>;
  variant?: keyof typeof css.facts;
};

export function CaseFacts({ item, variant = 'card' }: CaseFactsProps) {
  const facts = listFacts(item);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts[variant]}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact[variant]}>
          <dt className={css.name[variant]}>{name}</dt>
          <dd className={css.value[variant]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
