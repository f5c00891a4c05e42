import { useState } from 'react';
import { screens } from '../../../../domain/paths';
import type { People as AllPeople, Person, StaffReview } from '../../../../domain/people';
import { failureOf, trpc } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { plus } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { formatTime } from '../../dates';
import { ListFailure } from '../../ListBody';
import { words } from '../../words';
import * as facts from '../Facts.css';
import { SettingsBlock, SettingsPage } from '../SettingsPage';
import * as frame from '../SettingsPage.css';
import { Ordered } from './Ordered';
import * as css from './People.css';
import { PersonForm } from './PersonForm';
import { Picture } from './Picture';
import { ReviewForm } from './ReviewForm';

const LINE = 'Who visitors meet, in the order in which pages show them, and what clients say.';

/** The people of the agency and the testimonials. Every change is public at once. */
export function People() {
  const { data, error, refetch } = trpc.site.people.useQuery(undefined, {
    meta: { failed: words.peopleFailed },
  });
  if (data) return <PeopleLists {...data} />;
  return (
    <SettingsPage title="People" line={LINE}>
      {error ? (
        <ListFailure error={error} failed={words.peopleFailed} onRetry={refetch} />
      ) : (
        <Skeleton height={640} />
      )}
    </SettingsPage>
  );
}

/** An id of one's own for what is new, which stays. */
const newId = () => Math.random().toString(36).slice(2, 12);
const newPerson = (): Person => ({
  key: newId(),
  name: '',
  role: '',
  languages: [],
  portrait: '',
  onAbout: true,
  takesRequests: false,
  hours: '',
  askAbout: '',
  hidden: false,
});
const newReview = (): StaffReview => ({
  id: newId(),
  words: '',
  name: '',
  role: '',
  on: ['home'],
  hidden: false,
});

const shownOn = ({ hidden, onAbout, takesRequests }: Person) =>
  hidden
    ? 'Hidden'
    : [onAbout && 'About', takesRequests && 'contact and forms'].filter(Boolean).join(', ') || 'Nowhere';

/** A list with one entry in the place of the one that it was, or at the end. */
const withEntry = <Of,>(list: readonly Of[], entry: Of, is: (each: Of) => boolean): Of[] =>
  list.some(is) ? list.map(each => (is(each) ? entry : each)) : [...list, entry];

function PeopleLists({ people, reviews, seen }: AllPeople & { seen: string }) {
  const { site } = trpc.useUtils();
  const [person, editPerson] = useState<Person>();
  const [review, editReview] = useState<StaffReview>();
  const [state, setState] = useState<{ says: string; isBad?: true }>({
    says: 'Every change is public at once.',
  });
  const save = trpc.site.changePeople.useMutation({
    onSuccess(saved) {
      site.people.setData(undefined, saved);
      setState({ says: `Saved ${formatTime(new Date())}` });
    },
    onError(error) {
      const { kind, message } = failureOf(error);
      setState({ says: kind ? message : words.peopleSaveFailed, isBad: true });
      // What is drawn is what is stored.
      void site.people.invalidate();
    },
  });
  function change(changed: Partial<AllPeople>) {
    const next = { people, reviews, ...changed };
    site.people.setData(undefined, { ...next, seen });
    editPerson(undefined);
    editReview(undefined);
    save.mutate({ ...next, seen });
  }
  const adding = (label: string, onClick: () => void) => (
    <Button variant="outlined_black" onClick={onClick}>
      <Icon path={plus} size={16} />
      {label}
    </Button>
  );
  return (
    <SettingsPage
      title="People"
      line={LINE}
      action={
        <p className={classNames(facts.saved, state.isBad && facts.failed)} role="status">
          {save.isPending ? 'Saving' : state.says}
        </p>
      }
    >
      <div className={frame.blocks}>
        <SettingsBlock title="People" action={adding('Somebody', () => editPerson(newPerson()))}>
          <Ordered
            label="People"
            className={css.grid}
            entries={people.map(each => ({ ...each, id: each.key, title: each.name }))}
            onMove={moved => change({ people: moved.map(({ id: _, title: __, ...each }) => each) })}
            onEdit={id => editPerson(people.find(({ key }) => key === id))}
          >
            {each => (
              <>
                <Picture person={each} />
                <div className={css.said}>
                  <p className={css.name}>{each.name}</p>
                  <p className={css.fact}>{each.role}</p>
                  <p className={css.fact}>{shownOn(each)}</p>
                </div>
              </>
            )}
          </Ordered>
        </SettingsBlock>
        <SettingsBlock title="Testimonials" action={adding('Testimonial', () => editReview(newReview()))}>
          <Ordered
            label="Testimonials"
            className={css.list}
            entries={reviews.map(each => ({ ...each, title: `what ${each.name} said` }))}
            onMove={moved => change({ reviews: moved.map(({ title: _, ...each }) => each) })}
            onEdit={id => editReview(reviews.find(each => each.id === id))}
          >
            {each => (
              <div className={css.said}>
                <p className={css.quote}>{each.words}</p>
                <p className={css.name}>{each.name}</p>
                <p className={css.fact}>{each.role}</p>
                <p className={css.fact}>
                  {each.hidden ? 'Hidden' : each.on.map(page => screens[page].title).join(', ') || 'Nowhere'}
                </p>
              </div>
            )}
          </Ordered>
        </SettingsBlock>
      </div>
      {person && (
        <PersonForm
          person={person}
          onSave={saved => change({ people: withEntry(people, saved, ({ key }) => key === saved.key) })}
          onRemove={() => change({ people: people.filter(({ key }) => key !== person.key) })}
          onClose={() => editPerson(undefined)}
        />
      )}
      {review && (
        <ReviewForm
          review={review}
          onSave={saved => change({ reviews: withEntry(reviews, saved, ({ id }) => id === saved.id) })}
          onRemove={() => change({ reviews: reviews.filter(({ id }) => id !== review.id) })}
          onClose={() => editReview(undefined)}
        />
      )}
    </SettingsPage>
  );
}
