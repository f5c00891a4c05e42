import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { edit, plus } from '../../../components/ui/icons';
import { REVIEW_PAGE_LABELS } from '../../../domain/colleague';
import type { StaffReview } from '../../../domain/people';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { List } from '../../kit/List';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { QueryBoundary } from '../../ListBody';
import { SaveStatus } from '../SaveStatus';
import { SettingsPage } from '../SettingsPage';
import { createReview, replaceEntry } from './new-person';
import * as css from './People.css';
import { NameAndRole, PeopleCards } from './PeopleCards';
import { PortraitStyleField } from './PortraitStyleField';
import { ReviewForm } from './ReviewForm';
import { type StoredPeople, usePeople } from './use-people';

const INTRO = 'The people and client testimonials on the site, in display order.';

/** Renders people and testimonials. Changes are public immediately. */
export function People() {
  const query = trpc.site.people.useQuery(undefined, {
    meta: { failed: adminMessages.peopleFailed },
  });
  if (query.data) return <PeopleLists storedPeople={query.data} />;
  return (
    <SettingsPage title="People" description={INTRO}>
      <QueryBoundary query={query} errorMessage={adminMessages.peopleFailed} height={640}>
        {() => null}
      </QueryBoundary>
    </SettingsPage>
  );
}

function PeopleLists({ storedPeople }: { storedPeople: StoredPeople }) {
  const { people, reviews } = storedPeople;
  const { change, says: message, isBad } = usePeople(storedPeople);
  const [review, setReview] = useState<StaffReview>();
  function changeReviews(newReviews: StaffReview[]) {
    setReview(undefined);
    change({ reviews: newReviews });
  }
  return (
    <SettingsPage title="People" description={INTRO} action={<SaveStatus message={message} isBad={isBad} />}>
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
        <Sheet
          title="Testimonials"
          action={
            <Button variant="outlined_black" onClick={() => setReview(createReview())}>
              <Icon path={plus} size={16} />
              Add testimonial
            </Button>
          }
        >
          <List
            label="Testimonials"
            look="cards"
            rows={reviews}
            getTitle={({ name }) => `what ${name} said`}
            move={changeReviews}
            renderExtra={row => (
              <IconButton label={`Edit what ${row.name} said`} icon={edit} onClick={() => setReview(row)} />
            )}
          >
            {row => (
              <div className={css.details}>
                <Text as="p" size="small">
                  {row.words}
                </Text>
                <NameAndRole {...row} />
                <Text as="p" size="caption" tone="muted">
                  {row.hidden
                    ? 'Hidden'
                    : row.on.map(page => REVIEW_PAGE_LABELS[page]).join(', ') || 'Not shown'}
                </Text>
              </div>
            )}
          </List>
        </Sheet>
      </Stack>
      {review && (
        <ReviewForm
          review={review}
          onSave={savedReview =>
            changeReviews(replaceEntry(reviews, savedReview, ({ id }) => id === savedReview.id))
          }
          onRemove={
            reviews.includes(review)
              ? () => changeReviews(reviews.filter(candidate => candidate !== review))
              : undefined
          }
          onClose={() => setReview(undefined)}
        />
      )}
    </SettingsPage>
  );
}
