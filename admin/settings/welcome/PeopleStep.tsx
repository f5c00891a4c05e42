import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import type { People } from '../../../domain/people';
import { Inline, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { useCurrentUser } from '../../use-current-user';
import { createPerson } from '../people/new-person';
import { PeopleCards } from '../people/PeopleCards';
import { type StoredPeople, usePeople } from '../people/use-people';

/** Offers to replace the example people with the current member. */
export function PeopleStep({ storedPeople }: { storedPeople: StoredPeople }) {
  const me = useCurrentUser();
  const { change, status } = usePeople(storedPeople);
  const [previousPeople, setPreviousPeople] = useState<People>();
  function startAlone() {
    const { seen: _, ...parts } = storedPeople;
    setPreviousPeople(parts);
    const ownEntry = { ...createPerson(), name: me?.name ?? '', role: 'Founder', takesRequests: true };
    change({ people: [ownEntry], reviews: [] });
  }
  return (
    <PeopleCards
      people={storedPeople.people}
      treatment={storedPeople.treatment}
      onChange={people => change({ people })}
    >
      {(addButton, cards) => (
        <Stack gap={4}>
          <Inline gap={3}>
            {addButton}
            {previousPeople ? (
              <Button
                onClick={() => {
                  change(previousPeople);
                  setPreviousPeople(undefined);
                }}
              >
                Restore the others
              </Button>
            ) : (
              storedPeople.people.length > 1 && <Button onClick={startAlone}>Remove everyone but me</Button>
            )}
          </Inline>
          <Text as="p" size="small" tone={status.isBad ? 'bad' : 'muted'} role="status">
            {status.message}
          </Text>
          {cards}
        </Stack>
      )}
    </PeopleCards>
  );
}
