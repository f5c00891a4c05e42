import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import type { Person, Treatment } from '../../../domain/people';
import { newPerson, withEntry } from './new-person';
import { Ordered } from './Ordered';
import * as css from './People.css';
import { PersonForm } from './PersonForm';
import { Picture } from './Picture';

const shownOn = ({ hidden, onAbout, takesRequests }: Person) =>
  hidden
    ? 'Hidden'
    : [onAbout && 'About', takesRequests && 'contact and forms'].filter(Boolean).join(', ') || 'Nowhere';

type PeopleCardsProps = {
  people: readonly Person[];
  treatment: Treatment;
  onChange: (people: Person[]) => void;
  /** Given the button that adds somebody and the cards, which are drawn where that puts them. */
  children: (adding: ReactNode, cards: ReactNode) => ReactNode;
};

/** The people as cards in their order, with the form of each. */
export function PeopleCards({ people, treatment, onChange, children }: PeopleCardsProps) {
  const [person, edit] = useState<Person>();
  function change(changed: Person[]) {
    edit(undefined);
    onChange(changed);
  }
  const adding = (
    <Button variant="outlined_black" onClick={() => edit(newPerson())}>
      <Icon path={plus} size={16} />
      Somebody
    </Button>
  );
  const cards = (
    <Ordered
      label="People"
      className={css.grid}
      entries={people.map(each => ({ ...each, id: each.key, title: each.name }))}
      onMove={moved => change(moved.map(({ id: _, title: __, ...each }) => each))}
      onEdit={id => edit(people.find(({ key }) => key === id))}
    >
      {each => (
        <>
          <Picture person={each} treatment={treatment} />
          <div className={css.said}>
            <p className={css.name}>{each.name}</p>
            <p className={css.fact}>{each.role}</p>
            <p className={css.fact}>{shownOn(each)}</p>
          </div>
        </>
      )}
    </Ordered>
  );
  return (
    <>
      {children(adding, cards)}
      {person && (
        <PersonForm
          person={person}
          onSave={saved => change(withEntry(people, saved, ({ key }) => key === saved.key))}
          onRemove={
            people.includes(person) ? () => change(people.filter(each => each !== person)) : undefined
          }
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}
