import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { dayOf, formatTime } from './dates';
import { deviceOf } from './device';
import { ListFailure } from './ListBody';
import * as css from './ProfileDialog.css';
import { words } from './words';

/** Where this person is signed in, and how to end that everywhere else. */
export function SessionList() {
  const { members } = trpc.useUtils();
  const { data, error, refetch } = trpc.members.sessions.useQuery();
  const leave = trpc.members.signOutElsewhere.useMutation({
    meta: { done: words.signedOutElsewhere, failed: words.signOutElsewhereFailed },
    onSuccess: () => members.sessions.invalidate(),
  });

  return (
    <section className={css.part} aria-label="Sessions">
      <h3 className={text.h4}>Signed in on</h3>
      {error && !data && <ListFailure error={error} failed={words.sessionsFailed} onRetry={refetch} />}
      {!data && !error && <Skeleton height={56} />}
      {data && (
        <ul className={css.sessions}>
          {data.map(({ id, userAgent, createdAt, current }) => (
            <li key={id} className={css.session}>
              <span>
                {deviceOf(userAgent)}
                {current && <span className={css.here}> (this one)</span>}
              </span>
              <span className={css.since}>
                {dayOf(createdAt)}, {formatTime(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button
          className={css.act}
          variant="outlined_black"
          sending={leave.isPending}
          onClick={() => leave.mutate()}
        >
          Sign out elsewhere
        </Button>
      )}
    </section>
  );
}
