import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatRelativeTime, toMidSentence } from '../dates';
import { formatDevice, isHandheld } from '../device';
import { Badge } from '../kit/Badge';
import { Row, rows } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { QueryBoundary } from '../ListBody';
import { desktop, phone } from '../page-editor/icons';

export function Sessions() {
  const { members } = trpc.useUtils();
  const sessions = trpc.members.sessions.useQuery();
  const onSuccess = () => members.sessions.invalidate();
  const endSession = trpc.members.endSession.useMutation({
    meta: { done: adminMessages.sessionEnded, failed: adminMessages.sessionEndFailed },
    onSuccess,
  });
  const signOutElsewhere = trpc.members.signOutElsewhere.useMutation({
    meta: { done: adminMessages.signedOutElsewhere, failed: adminMessages.signOutElsewhereFailed },
    onSuccess,
  });
  return (
    <Sheet title="Where you are signed in">
      <QueryBoundary query={sessions} errorMessage={adminMessages.sessionsFailed} height={120}>
        {data => (
          <Stack gap={4}>
            <ul className={rows}>
              {data.map(({ id, userAgent, createdAt, seenAt, current }) => (
                <Row
                  key={id}
                  lead={<Icon path={isHandheld(userAgent) ? phone : desktop} />}
                  title={formatDevice(userAgent)}
                  note={
                    current
                      ? 'Active now'
                      : `Active ${toMidSentence(formatRelativeTime(seenAt ?? createdAt))}`
                  }
                  end={
                    current ? (
                      <Badge tone="solid">This device</Badge>
                    ) : (
                      <Button disabled={endSession.isPending} onClick={() => endSession.mutate({ id })}>
                        End<span className={visuallyHidden}> {formatDevice(userAgent)}</span>
                      </Button>
                    )
                  }
                />
              ))}
            </ul>
            {data.length > 1 && (
              <Inline>
                <Button isSending={signOutElsewhere.isPending} onClick={() => signOutElsewhere.mutate()}>
                  End other sessions
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Sheet>
  );
}
