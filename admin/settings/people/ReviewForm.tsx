import { pair } from '../../../components/ui/Field';
import { reviewSchema, type StaffReview } from '../../../domain/people';
import { Fields } from '../../fields/Fields';
import { EntryDialog } from './EntryDialog';

type ReviewFormProps = {
  review: StaffReview;
  onSave: (review: StaffReview) => void;
  /** Undefined for one that is not in the list yet. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** What a client said, who they are and on which pages it stands. */
export const ReviewForm = ({ review, ...acts }: ReviewFormProps) => (
  <EntryDialog
    title={review.name ? `${review.name} said` : 'New testimonial'}
    schema={reviewSchema}
    entry={review}
    {...acts}
  >
    <Fields path="" only={['words']} />
    <div className={pair}>
      <Fields path="" only={['name', 'role']} />
    </div>
    <Fields path="" only={['on', 'hidden']} />
  </EntryDialog>
);
