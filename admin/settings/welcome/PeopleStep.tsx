import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import type { People } from '../../../domain/people';
import { useCurrentUser } from '../../use-current-user';
import { createPerson } from '../people/new-person';
import { PeopleCards } from '../people/PeopleCards';
import { type StoredPeople, usePeople } from '../people/use-people';
import * as css from './Welcome.css';

/** Offers to replace the example people with the current member. */
export function PeopleStep({ stored }: { stored: StoredPeople }) {
  const me = useCurrentUser();
  const { change, says: message, isBad } = usePeople(stored);
  const [before, setBefore] = useState<People>();
  function beginAlone() {
    const { seen: _, ...parts } = stored;
    setBefore(parts);
    const self = { ...createPerson(), name: me?.name ?? '', role: 'Founder', takesRequests: true };
    change({ people: [self], reviews: [] });
  }
  return (
    <PeopleCards people={stored.people} treatment={stored.treatment} onChange={people => change({ people })}>
      {(adding, cards) => (
        <div className={css.fields}>
          <div className={css.row}>
            {adding}
            {before ? (
              <Button
                variant="outlined_black"
                onClick={() => {
                  change(before);
                  setBefore(undefined);
                }}
              >
                Restore the others
              </Button>
            ) : (
              stored.people.length > 1 && (
                <Button variant="outlined_black" onClick={beginAlone}>
                  Remove everyone but me
                </Button>
              )
            )}
          </div>
          <p className={classNames(css.hint, isBad && css.errorText)} role="status">
            {message}
          </p>
          {cards}
        </div>
      )}
    </PeopleCards>
  );
}
