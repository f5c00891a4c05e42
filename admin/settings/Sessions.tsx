import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Skeleton } from '../../components/ui/Skeleton';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { agoOf, formatDate } from '../dates';
import { deviceOf, isHandheld } from '../device';
import { ListFailure } from '../ListBody';
import { desktop, phone } from '../page-editor/icons';
import { words } from '../words';
import * as css from './Security.css';
import { SettingsBlock } from './SettingsPage';

/** Where this person is signed in, and how to end that. */
export function Sessions() {
  const { members } = trpc.useUtils();
  const { data, error, refetch } = trpc.members.sessions.useQuery();
  const onSuccess = () => members.sessions.invalidate();
  const end = trpc.members.endSession.useMutation({
    meta: { done: words.sessionEnded, failed: words.sessionEndFailed },
    onSuccess,
  });
  const leave = trpc.members.signOutElsewhere.useMutation({
    meta: { done: words.signedOutElsewhere, failed: words.signOutElsewhereFailed },
    onSuccess,
  });
  return (
    <SettingsBlock
      title="Where you are signed in"
      action={
        data &&
        data.length > 1 && (
          <Button variant="outlined_black" sending={leave.isPending} onClick={() => leave.mutate()}>
            End the others
          </Button>
        )
      }
    >
      {error && !data && <ListFailure error={error} failed={words.sessionsFailed} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <ul className={css.rows}>
          {data.map(({ id, userAgent, createdAt, seenAt, current }) => (
            <li key={id} className={css.marked}>
              <Icon path={isHandheld(userAgent) ? phone : desktop} />
              <div>
                <b className={css.rowTitle}>
                  {deviceOf(userAgent)}
                  {current && ', this one'}
                </b>
                <span className={css.rowNote}>
                  Since {formatDate(createdAt)}, {current ? 'now' : agoOf(seenAt ?? createdAt).toLowerCase()}
                </span>
              </div>
              {current ? (
                <span className={css.here}>Here</span>
              ) : (
                <Button variant="outlined_black" disabled={end.isPending} onClick={() => end.mutate({ id })}>
                  End<span className={visuallyHidden}> {deviceOf(userAgent)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </SettingsBlock>
  );
}
