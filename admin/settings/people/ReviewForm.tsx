import { pair } from '../../../components/ui/Field';
import { reviewSchema, type StaffReview } from '../../../domain/people';
import { Fields } from '../../fields/Fields';
import { EntryDialog } from './EntryDialog';

type ReviewFormProps = {
  review: StaffReview;
  onSave: (review: StaffReview) => void;
  /** Undefined for a new testimonial. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

export const ReviewForm = ({ review, ...handlers }: ReviewFormProps) => (
  <EntryDialog
    title={review.name ? `Testimonial from ${review.name}` : 'New testimonial'}
    schema={reviewSchema}
    entry={review}
    {...handlers}
  >
    <Fields path="" only={['words']} />
    <div className={pair}>
      <Fields path="" only={['name', 'role']} />
    </div>
    <Fields path="" only={['on', 'hidden']} />
  </EntryDialog>
);
