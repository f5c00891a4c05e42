import type { ProjectCard } from '../../domain/project';
import * as css from './CaseFacts.css';
import { factsOf } from './facts';

type CaseFactsProps = {
  project: Pick<ProjectCard, 'client' | 'location' | 'solution' | 'date'>;
  look?: keyof typeof css.facts;
};

/** Client, location, solution and date: two by two in a card, `bar` for the strip below a cover. */
export function CaseFacts({ project, look = 'card' }: CaseFactsProps) {
  const facts = factsOf(project);
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
