import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { growingButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import type { ManagerHours } from './use-hours';

type CalendarsProps = { manager: string; hours: ManagerHours };

export const Calendars = (props: CalendarsProps) => (
  <Sheet title="Calendars" note="Subscribe to the feed to see calls in your own calendar.">
    <Feed {...props} />
  </Sheet>
);

function Feed({ manager, hours: { feedUrl } }: CalendarsProps) {
  const { bookings } = trpc.useUtils();
  const renew = trpc.bookings.renewFeed.useMutation({
    meta: { failed: adminMessages.feedRenewFailed, done: adminMessages.feedRenewed },
    onSuccess: hours => bookings.hours.setData({ manager }, hours),
  });
  async function copy() {
    try {
      await navigator.clipboard.writeText(feedUrl);
      toast({ variant: 'success', message: adminMessages.feedCopied });
    } catch {
      toast({ variant: 'error', message: adminMessages.feedCopyFailed });
    }
  }
  return (
    <Stack gap={3}>
      <TextField
        label="Secret feed"
        hint="Everyone with this URL can read the calls. A new URL ends the old one."
        readOnly
        value={feedUrl}
        onFocus={({ target }) => target.select()}
      />
      <Inline gap={3}>
        <Button variant="outlined_black" className={growingButton} onClick={() => void copy()}>
          Copy URL
        </Button>
        <Button
          variant="outlined_black"
          className={growingButton}
          isSending={renew.isPending}
          onClick={() => renew.mutate({ manager })}
        >
          New URL
        </Button>
      </Inline>
    </Stack>
  );
}
