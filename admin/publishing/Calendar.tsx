import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { adminPaths } from '../../domain/paths';
import { addDays } from '../../domain/start-dates';
import { visuallyHidden } from '../../styles/layout.css';
import { adminMessages } from '../admin-messages';
import { formatTime, toIsoDay } from '../dates';
import { growingButton } from '../kit/layout.css';
import { Page } from '../kit/Page';
import { PeriodNav } from '../kit/PeriodNav';
import { Inline, Split, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { useCan } from '../use-current-user';
import { useUrlState } from '../use-list-state';
import { Agenda } from './Agenda';
import * as css from './Calendar.css';
import { CalendarMonth } from './CalendarMonth';
import {
  addMonths,
  createCalendarCodec,
  formatLongDay,
  formatMonth,
  formatZone,
  getDayStart,
  getDefaultPublishTime,
  getMonth,
  listWeeks,
  moveToDay,
} from './calendar-months';
import { formatTitle } from './items';
import { KindTabs } from './KindTabs';
import { UnscheduledList } from './UnscheduledList';
import { type ScheduledItem, type UnscheduledItem, useCalendar } from './use-calendar';

/** Renders the calendar in the office's time zone (rule 63). */
export function Calendar() {
  const now = new Date();
  const { state, getHref, show, replace } = useUrlState(adminPaths.calendar, createCalendarCodec(now));
  const { month, kind } = state;
  const weeks = listWeeks(month);
  const [firstDay = '', lastDay = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const {
    plans,
    move,
    undated,
    plan: schedule,
  } = useCalendar({ from: getDayStart(firstDay), to: getDayStart(addDays(lastDay, 1)) });
  const canMove = useCan()('content.publish');
  const [announcement, setAnnouncement] = useState('');
  const [liftedItem, setLiftedItem] = useState<UnscheduledItem>();
  const isOfKind = (item: { kind: string }) => kind === undefined || item.kind === kind;
  const undatedDrafts = undated.filter(isOfKind);
  // The list ends with the last week of the month, which can include days of the next month.
  const isListed = (time: string) => toIsoDay(time) >= `${month}-01` && toIsoDay(time) <= lastDay;

  function moveTo(scheduledItem: ScheduledItem, day: string): boolean {
    const newTime = moveToDay(day, scheduledItem.at);
    if (newTime === scheduledItem.at) return false;
    if (newTime <= new Date().toISOString()) {
      toast({ variant: 'error', message: messages.planPast });
      return false;
    }
    move(scheduledItem, newTime);
    setAnnouncement(`${formatTitle(scheduledItem)}: ${formatLongDay(day)}, ${formatTime(newTime)}`);
    if (day < firstDay || day > lastDay) replace({ month: getMonth(day) });
    return true;
  }

  function scheduleDraft(draft: UnscheduledItem, day: string) {
    schedule(draft, getDefaultPublishTime(day));
    setLiftedItem(undefined);
    setAnnouncement(
      `${formatTitle(draft)}: ${formatLongDay(day)}, ${formatTime(getDefaultPublishTime(day))}`,
    );
  }

  return (
    <Page
      title="Calendar"
      action={
        <>
          <PeriodNav
            labels={[formatMonth(addMonths(month, -1)), formatMonth(month), formatMonth(addMonths(month, 1))]}
            onStep={offset => show({ month: addMonths(month, offset) })}
          />
          <Button className={growingButton} onClick={() => show({ month: getMonth(toIsoDay(now)) })}>
            Today
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <KindTabs selected={kind} getHref={to => getHref({ kind: to })} onChoose={to => show({ kind: to })} />
        <p className={visuallyHidden} role="status">
          {announcement}
        </p>
        <QueryBoundary query={plans} errorMessage={adminMessages.calendarFailed} height={680}>
          {data => {
            const shownItems = { plans: data.plans.filter(isOfKind), liveItems: data.live.filter(isOfKind) };
            return (
              <Split width="300px">
                <CalendarMonth
                  month={month}
                  weeks={weeks}
                  today={toIsoDay(now)}
                  {...shownItems}
                  requestedItems={undatedDrafts.filter(({ askedAt }) => askedAt)}
                  onMove={canMove ? moveTo : undefined}
                  onDropDraft={liftedItem && (day => scheduleDraft(liftedItem, day))}
                />
                <Agenda
                  today={toIsoDay(now)}
                  plans={shownItems.plans.filter(({ at }) => isListed(at))}
                  liveItems={shownItems.liveItems.filter(({ at }) => isListed(at))}
                  requestedItems={undatedDrafts.filter(({ askedAt }) => askedAt && isListed(askedAt))}
                />
                <UnscheduledList drafts={undatedDrafts} onLift={canMove ? setLiftedItem : undefined} />
              </Split>
            );
          }}
        </QueryBoundary>
        <Inline as="p" gap={4}>
          <Legend sample={css.sampleLive}>Live</Legend>
          <Legend sample={css.sampleScheduled}>Scheduled</Legend>
          <Legend sample={css.samplePeriod}>Live, will be unpublished</Legend>
          <Legend sample={css.sampleRequested}>Waiting for an editor</Legend>
          <Text size="caption" tone="muted">
            All times are {formatZone(new Date(getDayStart(`${month}-01`)))}
          </Text>
          {canMove && (
            <Text size="caption" tone="muted" hiddenUpTo="tablet" id={css.MOVE_HINT_ID}>
              To move an entry to another day, drag it or use the arrow keys. Its time doesn’t change.
            </Text>
          )}
        </Inline>
      </Stack>
    </Page>
  );
}

const Legend = ({ sample, children }: { sample: string; children: string }) => (
  <Text size="caption" tone="muted" hiddenUpTo="tablet">
    <i className={sample} /> {children}
  </Text>
);
