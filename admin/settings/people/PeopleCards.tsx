import type { ReactNode } from 'react';
import type { Person, PortraitStyle } from '../../../domain/people';
import { Text } from '../../kit/Text';
import { EntryCards } from './EntryCards';
import { createPerson } from './new-person';
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

export const PeopleCards = ({ people, treatment, onChange, children }: PeopleCardsProps) => (
  <EntryCards
    label="People"
    entries={people}
    getTitle={({ name }) => name}
    addLabel="Add person"
    createEntry={createPerson}
    Form={PersonForm}
    onChange={onChange}
    renderCard={person => (
      <>
        <PersonPortrait person={person} treatment={treatment} />
        <div className={css.details}>
          <NameAndRole {...person} />
          <Text as="p" size="caption" tone="muted">
            {formatPlaces(person)}
          </Text>
        </div>
      </>
    )}
  >
    {children}
  </EntryCards>
);
