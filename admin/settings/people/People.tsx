import { pair } from '../../../components/ui/Field';
import { REVIEW_PAGE_LABELS } from '../../../domain/colleague';
import { reviewSchema, type StaffReview } from '../../../domain/people';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Fields } from '../../fields/Fields';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { SaveStatus } from '../SaveStatus';
import { LoadedSettings, SettingsPage } from '../SettingsPage';
import { EntryCards } from './EntryCards';
import { EntryDialog, type EntryFormProps } from './EntryDialog';
import { createReview } from './new-person';
import * as css from './People.css';
import { NameAndRole, PeopleCards } from './PeopleCards';
import { PortraitStyleField } from './PortraitStyleField';
import { type StoredPeople, usePeople } from './use-people';

const INTRO = 'The people and client testimonials on the site, in display order.';

/** Renders people and testimonials. Changes are public immediately. */
export function People() {
  const query = trpc.site.people.useQuery();
  return (
    <LoadedSettings
      title="People"
      description={INTRO}
      query={query}
      errorMessage={adminMessages.peopleFailed}
    >
      {storedPeople => <PeopleLists storedPeople={storedPeople} />}
    </LoadedSettings>
  );
}

function PeopleLists({ storedPeople }: { storedPeople: StoredPeople }) {
  const { people, reviews } = storedPeople;
  const { change, status } = usePeople(storedPeople);
  return (
    <SettingsPage title="People" description={INTRO} action={<SaveStatus {...status} />}>
      <Stack>
        <PeopleCards
          people={people}
          treatment={storedPeople.treatment}
          onChange={newPeople => change({ people: newPeople })}
        >
          {(addButton, cards) => (
            <Sheet title="People" action={addButton}>
              {cards}
            </Sheet>
          )}
        </PeopleCards>
        <Sheet title="Portraits" note="One style for all. People without a photo are shown as initials.">
          <PortraitStyleField
            people={people}
            treatment={storedPeople.treatment}
            onChange={treatment => change({ treatment })}
          />
        </Sheet>
        <EntryCards
          label="Testimonials"
          entries={reviews}
          getTitle={({ name }) => `what ${name} said`}
          addLabel="Add testimonial"
          createEntry={createReview}
          Form={ReviewForm}
          onChange={newReviews => change({ reviews: newReviews })}
          renderCard={review => (
            <div className={css.details}>
              <Text as="p" size="small">
                {review.words}
              </Text>
              <NameAndRole {...review} />
              <Text as="p" size="caption" tone="muted">
                {review.hidden
                  ? 'Hidden'
                  : review.on.map(page => REVIEW_PAGE_LABELS[page]).join(', ') || 'Not shown'}
              </Text>
            </div>
          )}
        >
          {(addButton, cards) => (
            <Sheet title="Testimonials" action={addButton}>
              {cards}
            </Sheet>
          )}
        </EntryCards>
      </Stack>
    </SettingsPage>
  );
}

const ReviewForm = (props: EntryFormProps<StaffReview>) => (
  <EntryDialog
    title={props.entry.name ? `Testimonial from ${props.entry.name}` : 'New testimonial'}
    schema={reviewSchema}
    {...props}
  >
    <Fields path="" only={['words']} />
    <div className={pair}>
      <Fields path="" only={['name', 'role']} />
    </div>
    <Fields path="" only={['since', 'on', 'hidden']} />
  </EntryDialog>
);
