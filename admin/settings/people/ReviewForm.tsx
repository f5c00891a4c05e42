import { pair } from '../../../components/ui/Field';
import { reviewSchema, type StaffReview } from '../../../domain/people';
import { Fields } from '../../fields/Fields';
import { EntryDialog, type EntryFormProps } from './EntryDialog';

export const ReviewForm = (props: EntryFormProps<StaffReview>) => (
  <EntryDialog
    title={props.entry.name ? `Testimonial from ${props.entry.name}` : 'New testimonial'}
    schema={reviewSchema}
    {...props}
  >
    <Fields path="" only={['words']} />
    <div className={pair}>
      <Fields path="" only={['name', 'role']} />
    </div>
    <Fields path="" only={['on', 'hidden']} />
  </EntryDialog>
);
