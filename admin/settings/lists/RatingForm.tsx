import { useState } from 'react';
import { Switch } from '../../../components/ui/Switch';
import { hasSameValue } from '../../../domain/publishing/merge';
import type { SiteFacts } from '../../../domain/site';
import { siteFactsSchema } from '../../../domain/site-facts';
import { Fields } from '../../fields/Fields';
import { Form, useStoredForm } from '../../fields/Form';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';

type Rating = SiteFacts['rating'];
type RatingFormProps = { rating: Rating; onChange: (rating: Rating) => void };

const schema = siteFactsSchema.shape.rating.unwrap();

export function RatingForm({ rating, onChange }: RatingFormProps) {
  /** The rating while it is off, to restore it. */
  const [lastRating, setLastRating] = useState<Rating>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = rating !== null || isOpen;
  function toggle() {
    setIsOpen(!isOn);
    setLastRating(rating);
    if (rating) onChange(null);
    else if (!isOn && lastRating) onChange(lastRating);
  }
  return (
    <Sheet
      title="Rating"
      note="When on, sections with reviews show the rating and its source. When off, no page mentions the rating."
      action={<Switch aria-label="Show a rating" checked={isOn} onChange={toggle} />}
    >
      {isOn && <RatingFields key={JSON.stringify(rating)} rating={rating} onChange={onChange} />}
    </Sheet>
  );
}

/** Saves when a field loses the focus, if all fields are valid. */
function RatingFields({ rating, onChange }: RatingFormProps) {
  const form = useStoredForm({
    schema,
    values: { by: '', url: '', ...rating },
    ...(!rating && { focus: 'value' }),
  });
  function save() {
    const result = schema.safeParse(form.context.store.get());
    if (result.success && !hasSameValue(result.data, { url: '', ...rating })) onChange(result.data);
  }
  return (
    <Form form={form} onSubmit={save} onLeave={save}>
      <Stack columns={4}>
        <Fields path="" />
      </Stack>
    </Form>
  );
}
