import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { TextArea, TextField } from '../../../components/ui/Field';
import Modal from '../../../components/ui/Modal';
import { Switch } from '../../../components/ui/Switch';
import { REVIEW_PAGES } from '../../../domain/colleague';
import { REVIEWS_PAGES, reviewSchema, type StaffReview } from '../../../domain/people';
import * as css from './People.css';

type ReviewFormProps = {
  review: StaffReview;
  onSave: (review: StaffReview) => void;
  /** Undefined for one that is not in the list yet. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** What a client said, who they are and on which pages it stands. */
export function ReviewForm({ review: before, onSave, onRemove, onClose }: ReviewFormProps) {
  const [review, setReview] = useState(before);
  const [tried, setTried] = useState(false);
  const read = reviewSchema.safeParse(review);
  const set = (change: Partial<StaffReview>) => setReview({ ...review, ...change });
  const errorOf = (field: keyof StaffReview) =>
    tried ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  return (
    <Modal title={before.name ? `${before.name} said` : 'A testimonial'} onClose={onClose}>
      <div className={css.fields}>
        <TextArea
          label="What they said"
          rows={4}
          value={review.words}
          error={errorOf('words')}
          onChange={({ target }) => set({ words: target.value })}
        />
        <div className={css.pair}>
          <TextField
            label="Name"
            value={review.name}
            autoComplete="off"
            error={errorOf('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="Post, company"
            value={review.role}
            autoComplete="off"
            error={errorOf('role')}
            onChange={({ target }) => set({ role: target.value })}
          />
        </div>
        {REVIEWS_PAGES.map(page => (
          <label key={page} className={css.check} htmlFor={page}>
            On {REVIEW_PAGES[page]}
            <Switch
              id={page}
              checked={review.on.includes(page)}
              onChange={({ target }) =>
                set({
                  on: REVIEWS_PAGES.filter(each =>
                    each === page ? target.checked : review.on.includes(each),
                  ),
                })
              }
            />
          </label>
        ))}
        <label className={css.check} htmlFor="hidden">
          Hidden
          <Switch
            id="hidden"
            checked={review.hidden}
            onChange={({ target }) => set({ hidden: target.checked })}
          />
        </label>
        <div className={css.buttons}>
          <Button
            variant="red_black"
            size="large"
            onClick={() => {
              setTried(true);
              if (read.success) onSave(read.data);
            }}
          >
            Save
          </Button>
          {onRemove && (
            <Button variant="outlined_black" size="large" onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
