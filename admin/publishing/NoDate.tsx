import { Icon } from '../../components/ui/Icon';
import { AREA_OF } from '../../domain/kinds/areas';
import { grip } from '../forms/icons';
import * as css from './Calendar.css';
import { titleOf } from './items';
import type { Undated } from './use-plans';

type NoDateProps = {
  drafts: readonly Undated[];
  /** Told what is lifted, and undefined once it is let go. Undefined for who may not plan. */
  onLift: ((draft: Undated | undefined) => void) | undefined;
};

/** Drafts that nobody gave a time yet: dragged onto a day they go out there, by their form at any time. */
export const NoDate = ({ drafts, onLift }: NoDateProps) => (
  <section className={css.noDate} aria-labelledby="no-date">
    <h2 id="no-date" className={css.noDateHead}>
      No date yet <span className={css.noDateCount}>{drafts.length}</span>
    </h2>
    <ul>
      {drafts.map(draft => (
        <li key={draft.id}>
          <a
            className={css.undated}
            href={AREA_OF[draft.kind].edit(draft.id)}
            draggable={onLift !== undefined}
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move';
              onLift?.(draft);
            }}
            onDragEnd={() => onLift?.(undefined)}
          >
            {onLift && <Icon path={grip} size={20} className={css.undatedGrip} />}
            <b className={css.undatedTitle}>{titleOf(draft)}</b>
            <small className={css.undatedBy}>
              {AREA_OF[draft.kind].one}, {draft.askedAt ? 'waits for an editor' : 'draft'}
              {draft.updatedBy.name && `, ${draft.updatedBy.name}`}
            </small>
          </a>
        </li>
      ))}
    </ul>
    <p className={css.noDateNote}>
      {drafts.length === 0 && 'Every draft has its time.'}
      {drafts.length > 0 && !onLift && 'An editor gives them their time.'}
      {drafts.length > 0 && onLift && (
        <>
          <span className={css.ofMonth}>Drag one onto a day: it goes out at 09:00. </span>
          Its form gives it any time.
        </>
      )}
    </p>
  </section>
);
