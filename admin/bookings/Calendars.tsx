import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { CALENDAR_URL_MAX } from '../../domain/limits';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { copyText } from '../copy-text';
import { formatRelativeTime, toMidSentence } from '../dates';
import { formatCount } from '../format-count';
import { growingButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { explainFailure } from '../query-client';
import type { ManagerHours } from './use-hours';

type CalendarsProps = { manager: string; hours: ManagerHours };

export const Calendars = (props: CalendarsProps) => (
  <Sheet
    title="Calendars"
    note="Subscribe to the feed to see calls in your own calendar. Connect your calendar to block its busy times."
  >
    <Stack gap={6}>
      {props.hours.feedUrl && <Feed manager={props.manager} feedUrl={props.hours.feedUrl} />}
      <BusyTimes {...props} />
    </Stack>
  </Sheet>
);

function Feed({ manager, feedUrl }: { manager: string; feedUrl: string }) {
  const { bookings } = trpc.useUtils();
  const renew = trpc.bookings.renewFeed.useMutation({
    meta: { failed: adminMessages.feedRenewFailed, done: adminMessages.feedRenewed },
    onSuccess: hours => bookings.hours.setData({ manager }, hours),
  });
  return (
    <Stack gap={3}>
      <TextField
        label="Secret feed"
        hint="Anyone with this URL can read the calls. Creating a new URL disables the old one."
        readOnly
        value={feedUrl}
        onFocus={({ target }) => target.select()}
      />
      <Inline gap={3}>
        <Button className={growingButton} onClick={() => copyText(feedUrl, 'URL copied')}>
          Copy URL
        </Button>
        <Button
          className={growingButton}
          isSending={renew.isPending}
          onClick={() => renew.mutate({ manager })}
        >
          Create new URL
        </Button>
      </Inline>
    </Stack>
  );
}

/** Leaves the URL field empty, because the stored URL is secret. */
function BusyTimes({ manager, hours: { busy } }: CalendarsProps) {
  const { bookings } = trpc.useUtils();
  const [url, setUrl] = useState('');
  const store = (hours: ManagerHours) => bookings.hours.setData({ manager }, hours);
  const change = trpc.bookings.setBusyUrl.useMutation({
    onSuccess: hours => {
      setUrl('');
      store(hours);
    },
  });
  const refresh = trpc.bookings.refreshBusyTimes.useMutation({
    meta: { failed: adminMessages.calendarReadFailed },
    onSuccess: store,
  });
  const isEntered = url.trim() !== '';
  const readError = busy.error && formatFailure(busy);
  return (
    <Stack gap={3}>
      <TextField
        type="url"
        label={busy.host ? 'New calendar URL' : 'Calendar URL'}
        hint={
          busy.host
            ? `A calendar at ${busy.host} is connected. ${busy.error ? '' : formatImport(busy)}`
            : 'The secret iCal URL of your calendar. Titles aren’t stored.'
        }
        maxLength={CALENDAR_URL_MAX}
        value={url}
        error={change.isError ? explainFailure(change.error, adminMessages.calendarReadFailed) : readError}
        onChange={({ target }) => {
          change.reset();
          setUrl(target.value);
        }}
      />
      <Inline gap={3}>
        {isEntered ? (
          <Button
            className={growingButton}
            isSending={change.isPending}
            onClick={() => change.mutate({ manager, url })}
          >
            Save and import
          </Button>
        ) : (
          busy.host && (
            <>
              <Button
                className={growingButton}
                isSending={refresh.isPending}
                onClick={() => refresh.mutate({ manager })}
              >
                Import now
              </Button>
              <Button
                className={growingButton}
                isSending={change.isPending}
                onClick={() => change.mutate({ manager, url: '' })}
              >
                Remove
              </Button>
            </>
          )
        )}
      </Inline>
    </Stack>
  );
}

type BusyState = ManagerHours['busy'];

const formatImport = ({ readAt, count }: BusyState) =>
  `Imported ${toMidSentence(formatRelativeTime(readAt ?? ''))}: ${formatCount(count, 'busy time')}`;

const formatFailure = ({ error, readAt, isOutdated }: BusyState) =>
  isOutdated
    ? `${error}. No times are offered until the calendar can be read again.`
    : `${error}. The busy times imported ${toMidSentence(formatRelativeTime(readAt ?? ''))} are still used.`;
