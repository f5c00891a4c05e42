import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { edit, plus } from '../../../components/ui/icons';
import type { Person, PortraitStyle } from '../../../domain/people';
import { List } from '../../kit/List';
import { Text } from '../../kit/Text';
import { createPerson, replaceEntry } from './new-person';
import * as css from './People.css';
import { PersonForm } from './PersonForm';
import { PersonPortrait } from './PersonPortrait';

export const NameAndRole = ({ name, role }: { name: string; role: string }) => (
  <>
    <Text as="p" weight="strong">
      {name}
    </Text>
    <Text as="p" size="caption" tone="muted">
      {role}
    </Text>
  </>
);

const formatPlaces = ({ hidden, onAbout, takesRequests }: Person) =>
  hidden
    ? 'Hidden'
    : [onAbout && 'About', takesRequests && 'contact and forms'].filter(Boolean).join(', ') || 'Not shown';

type PeopleCardsProps = {
  people: readonly Person[];
  treatment: PortraitStyle;
  onChange: (people: Person[]) => void;
  /** Lays out the add button and the cards. */
  children: (addButton: ReactNode, cards: ReactNode) => ReactNode;
};

export function PeopleCards({ people, treatment, onChange, children }: PeopleCardsProps) {
  const [person, setPerson] = useState<Person>();
  function change(newPeople: Person[]) {
    setPerson(undefined);
    onChange(newPeople);
  }
  const addButton = (
    <Button variant="outlined_black" onClick={() => setPerson(createPerson())}>
      <Icon path={plus} size={16} />
      Add person
    </Button>
  );
  const cards = (
    <List
      label="People"
      look="cards"
      rows={people}
      getTitle={({ name }) => name}
      move={change}
      renderExtra={cardPerson => (
        <IconButton label={`Edit ${cardPerson.name}`} icon={edit} onClick={() => setPerson(cardPerson)} />
      )}
    >
      {cardPerson => (
        <>
          <PersonPortrait person={cardPerson} treatment={treatment} />
          <div className={css.details}>
            <NameAndRole {...cardPerson} />
            <Text as="p" size="caption" tone="muted">
              {formatPlaces(cardPerson)}
            </Text>
          </div>
        </>
      )}
    </List>
  );
  return (
    <>
      {children(addButton, cards)}
      {person && (
        <PersonForm
          person={person}
          onSave={savedPerson =>
            change(replaceEntry(people, savedPerson, ({ key }) => key === savedPerson.key))
          }
          onRemove={
            people.includes(person)
              ? () => change(people.filter(candidate => candidate !== person))
              : undefined
          }
          onClose={() => setPerson(undefined)}
        />
      )}
    </>
  );
}
