import { Avatar } from '../../components/ui/Avatar';
import { ACTIVITY_WORDS } from '../../domain/activity';
import { AREA_OF, isKind } from '../../domain/kinds/areas';
import { picturePath, requestPath } from '../../domain/paths';
import { initialsOf, rimOf } from '../../domain/person';
import { text } from '../../styles/text.css';
import { dayOf, formatDate, formatTime } from '../dates';
import { deviceOf } from '../device';
import * as css from './Activity.css';
import type { ListedAct } from './activity-address';

/** Acts under the day they happened on, newest first. */
export function ActivityLog({ acts }: { acts: readonly ListedAct[] }) {
  const days = [...new Set(acts.map(({ at }) => dayOf(at)))];
  return (
    <section className={css.log} aria-label="Log">
      {days.map(day => {
        const ofDay = acts.filter(({ at }) => dayOf(at) === day);
        const isNear = day === 'Today' || day === 'Yesterday';
        return (
          <div key={day}>
            <h2 className={css.day}>
              {day}
              {isNear && <span className={css.date}>{formatDate(ofDay[0]?.at ?? '')}</span>}
            </h2>
            <ol>
              {ofDay.map(act => (
                <Act key={act._id} act={act} />
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** Where what an act was done to can be seen; undefined when it is gone or nowhere. */
function addressOf({ kind, subject, action }: ListedAct): string | undefined {
  if (action === 'removed') return undefined;
  if (kind === 'enquiry') return requestPath(subject._id);
  if (kind === 'picture') return picturePath(subject._id);
  return isKind(kind) ? AREA_OF[kind].edit(subject._id) : undefined;
}

/** Moments that a detail names, as people write them. */
const readable = (detail: string): string =>
  detail.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, at => `${formatDate(at)}, ${formatTime(at)}`);

function Act({ act }: { act: ListedAct }) {
  const { at, memberName, action, kind, subject, detail } = act;
  const href = addressOf(act);
  const isContent = isKind(kind);
  return (
    <li className={css.act}>
      <time className={css.time} dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
        {formatTime(at)}
      </time>
      <Avatar initials={initialsOf(memberName)} rim={rimOf(memberName)} size={32} />
      <p className={css.words}>
        <b className={css.who}>{memberName}</b>{' '}
        <span className={action === 'codeRefused' ? css.refused : undefined}>
          {ACTIVITY_WORDS[action] ?? action}
        </span>{' '}
        {isContent ? `“${subject.title}”` : subject.title}
        {detail && (
          <span className={css.detail}>{kind === 'sign-in' ? deviceOf(detail) : readable(detail)}</span>
        )}
      </p>
      {href && (
        <a className={`${text.link} ${css.open}`} href={href}>
          Open
        </a>
      )}
    </li>
  );
}
