import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { calendar } from '../../components/ui/icons';
import type { BookingState } from '../../domain/bookings/booking-state';
import { listManagers } from '../../domain/colleague';
import { adminPaths, bookingPaths } from '../../domain/paths';
import { addDays, addWeeks } from '../../domain/start-dates';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { toIsoDay } from '../dates';
import { FilterBar } from '../FilterBar';
import { Empty } from '../kit/Empty';
import { OptionSelect } from '../kit/OptionSelect';
import { Page } from '../kit/Page';
import { PeriodNav } from '../kit/PeriodNav';
import { Inline, Split, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import { PagedList, QueryBoundary } from '../ListBody';
import { formatLongDay, formatZone } from '../publishing/calendar-months';
import { useCan } from '../use-current-user';
import { useUrlState } from '../use-list-state';
import { BookingList, type CallLinks } from './BookingList';
import { BookingPanel } from './BookingPanel';
import { type BookingView, bookingsCodec, getMonday } from './bookings-url';
import { WeekGrid } from './WeekGrid';

const BOOKINGS_PER_PAGE = 30;
const REFRESH_INTERVAL_MS = 60_000;

const WHERE_FROM = 'Calls appear here as soon as visitors book them, at the times that Availability offers.';
const EMPTY_TEXTS: Record<BookingView, [title: string, description: string]> = {
  week: ['No calls this week', WHERE_FROM],
  coming: ['No upcoming calls', WHERE_FROM],
  past: ['No past calls', 'Calls appear here until the requests they belong to are deleted.'],
  cancelled: ['No cancelled calls', 'Calls that visitors or your team cancel appear here.'],
};

const EmptyBookings = ({ view }: { view: BookingView }) => (
  <Empty
    icon={calendar}
    title={EMPTY_TEXTS[view][0]}
    action={
      (view === 'week' || view === 'coming') && (
        <Button href={bookingPaths.book} target="_blank">
          Open the booking page
        </Button>
      )
    }
  >
    {EMPTY_TEXTS[view][1]}
  </Empty>
);

/** Renders booked calls as a week or as a list, in the office’s time zone. */
export function Bookings() {
  const now = new Date();
  const { state, getHref, show, replace } = useUrlState(adminPaths.bookings, bookingsCodec);
  const { view, manager, page, call } = state;
  const { data: nextCalls } = trpc.bookings.list.useQuery(
    { state: 'coming', manager, offset: 0, limit: 1 },
    { enabled: view === 'week' && !state.monday },
  );
  const nextCall = nextCalls?.items[0];
  // At weekends, the coming week.
  const defaultDay = nextCall ? toIsoDay(nextCall.startsAt) : addDays(toIsoDay(now), 2);
  const monday = state.monday ?? getMonday(defaultDay);
  const links: CallLinks = {
    openId: call,
    getHref: id => getHref({ call: id }),
    onOpen: id => replace({ call: id, page }),
  };
  const managers = listManagers();
  const canWrite = useCan()('bookings.write');
  const shownManager = manager ?? (managers.length === 1 ? managers[0]?.key : undefined);
  const availabilityHref = `${adminPaths.availability}?manager=${shownManager ?? managers[0]?.key ?? ''}`;
  const content =
    view === 'week' ? (
      <Week monday={monday} manager={shownManager} now={now} links={links} />
    ) : (
      <StateList
        {...{ state: view, manager, page, links }}
        getHref={otherPage => getHref({ page: otherPage, call: undefined })}
      />
    );
  return (
    <Page
      title="Bookings"
      isOneLine
      action={
        <>
          {canWrite && (
            <Inline hiddenUpTo="phone">
              <Button href={`${availabilityHref}&block=1`}>Block time</Button>
            </Inline>
          )}
          <Button href={availabilityHref}>Availability</Button>
        </>
      }
    >
      <Stack>
        <FilterBar<BookingView>
          label="View"
          selected={view}
          onChoose={to => show({ view: to, call: undefined })}
          choices={[
            { label: 'Week', value: 'week' },
            { label: 'Upcoming', value: 'coming' },
            { label: 'Past', value: 'past' },
            { label: 'Cancelled', value: 'cancelled' },
          ]}
          isFiltered={manager !== undefined}
        >
          {managers.length > 1 && (
            <OptionSelect
              label="Manager"
              value={manager ?? ''}
              onChoose={key => show({ manager: key || undefined, call: undefined })}
              options={[['', 'All managers'], ...managers.map(({ key, name }) => [key, name] as const)]}
            />
          )}
        </FilterBar>
        <Inline gap={3} justify="between">
          {view === 'week' && (
            <WeekNav monday={monday} now={now} onShow={to => show({ monday: to, call: undefined })} />
          )}
          <Text as="p" size="caption" tone="muted">
            All times are {formatZone(now)}
          </Text>
        </Inline>
        {call ? (
          <Split width="380px">
            {content}
            <BookingPanel key={call} id={call} onClose={() => replace({ call: undefined, page })} />
          </Split>
        ) : (
          content
        )}
      </Stack>
    </Page>
  );
}

type WeekNavProps = { monday: string; now: Date; onShow: (monday: string) => void };

function WeekNav({ monday, now, onShow }: WeekNavProps) {
  const thisWeek = getMonday(toIsoDay(now));
  const [, firstDay = '', firstMonth = ''] = formatLongDay(monday).split(' ');
  const [, lastDay = '', lastMonth = ''] = formatLongDay(addDays(monday, 6)).split(' ');
  const shortenMonth = (month: string) => month.slice(0, 3);
  const from = firstMonth === lastMonth ? firstDay : `${firstDay} ${shortenMonth(firstMonth)}`;
  return (
    <Inline>
      <PeriodNav
        labels={['Previous week', `${from}–${lastDay} ${shortenMonth(lastMonth)}`, 'Next week']}
        onStep={offset => onShow(addWeeks(monday, offset))}
      />
      {monday !== thisWeek && <TextButton onClick={() => onShow(thisWeek)}>This week</TextButton>}
    </Inline>
  );
}

type WeekProps = { monday: string; manager: string | undefined; now: Date; links: CallLinks };

/** Renders a grid, or a list of days on phones. */
function Week({ monday, manager, now, links }: WeekProps) {
  const query = trpc.bookings.week.useQuery({ monday, manager }, { refetchInterval: REFRESH_INTERVAL_MS });
  return (
    <QueryBoundary query={query} errorMessage={adminMessages.bookingsFailed} height={680}>
      {({ items, unavailable, afterHours }) => (
        <Stack>
          {items.length === 0 ? (
            <EmptyBookings view="week" />
          ) : (
            <Stack hiddenAbove="tablet">
              <BookingList calls={items} {...links} />
            </Stack>
          )}
          <Stack hiddenUpTo="tablet">
            <WeekGrid
              monday={monday}
              calls={items}
              now={now}
              {...links}
              unavailable={[...afterHours.map(time => ({ ...time, note: 'After hours' })), ...unavailable]}
            />
          </Stack>
        </Stack>
      )}
    </QueryBoundary>
  );
}

type StateListProps = {
  state: BookingState;
  manager: string | undefined;
  page: number;
  links: CallLinks;
  getHref: (page: number) => string;
};

function StateList({ state, manager, page, links, getHref }: StateListProps) {
  const query = trpc.bookings.list.useQuery(
    { state, manager, offset: (page - 1) * BOOKINGS_PER_PAGE, limit: BOOKINGS_PER_PAGE },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_INTERVAL_MS },
  );
  return (
    <PagedList
      {...{ query, page, getHref }}
      perPage={BOOKINGS_PER_PAGE}
      errorMessage={adminMessages.bookingsFailed}
      height={480}
      empty={<EmptyBookings view={state} />}
    >
      {calls => <BookingList calls={calls} {...links} />}
    </PagedList>
  );
}
