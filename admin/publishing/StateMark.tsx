import { ITEM_STATE_LABELS, type ItemState } from '../../domain/publishing/state';
import { visuallyHidden } from '../../styles/layout.css';
import { formatShortDateTime } from '../dates';
import * as css from './StateMark.css';

type StateMarkProps = {
  state: ItemState | 'trash';
  /** Publication time in ISO 8601, shown instead of the label. */
  dueAt?: string | undefined;
};

/** Shows the state by shape and label, never by colour alone. */
export const StateMark = ({ state, dueAt }: StateMarkProps) =>
  state === 'liveScheduled' ? (
    <span className={css.stackedMarks}>
      <Mark state="live" />
      <Mark state="scheduled" dueAt={dueAt} />
    </span>
  ) : (
    <Mark state={state} dueAt={dueAt} />
  );

type MarkProps = StateMarkProps & { state: Exclude<StateMarkProps['state'], 'liveScheduled'> };

const Mark = ({ state, dueAt }: MarkProps) => (
  <span className={css.mark[state]}>
    {state === 'scheduled' && dueAt ? (
      <span>
        <span className={visuallyHidden}>{ITEM_STATE_LABELS.scheduled}, </span>
        <time dateTime={dueAt}>{formatShortDateTime(dueAt)}</time>
      </span>
    ) : (
      <span>{state === 'trash' ? 'In trash' : ITEM_STATE_LABELS[state]}</span>
    )}
  </span>
);
