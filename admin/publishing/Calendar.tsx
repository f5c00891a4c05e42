import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { next, previous } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { adminPaths } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { formatTime, isoDay } from '../dates';
import { grow } from '../kit/layout.css';
import { Page } from '../kit/Page';
import { Inline, Split, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { Loaded } from '../ListBody';
import { replaceAddress, showAddress, useAddress } from '../use-address';
import { useMay } from '../use-me';
import { words } from '../words';
import { Agenda } from './Agenda';
import * as css from './Calendar.css';
import { CalendarMonth } from './CalendarMonth';
import {
  calendarAddress,
  daysAfter,
  dayWords,
  monthOf,
  monthsAfter,
  monthWords,
  morningOf,
  readCalendarAddress,
  sameHourOn,
  startOf,
  weeksOf,
  zoneWords,
} from './calendar-months';
import { titleOf } from './items';
import { KindTabs } from './KindTabs';
import { NoDate } from './NoDate';
import { type CalendarPlan, type Undated, usePlans } from './use-plans';

/** Renders the calendar of scheduled items by month, in the office's time zone (rule 63). */
export function Calendar() {
  const now = new Date();
  const { query } = useAddress(adminPaths.calendar);
  const asked = readCalendarAddress(query, now);
  const { month, kind } = asked;
  const weeks = weeksOf(month);
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const {
    plans,
    move,
    undated,
    plan: give,
  } = usePlans({ from: startOf(first), to: startOf(daysAfter(last, 1)) });
  const mayMove = useMay()('content.publish');
  const [said, setSaid] = useState('');
  const [lifted, setLifted] = useState<Undated>();
  const hrefOf = (change: Partial<typeof asked>) => calendarAddress({ ...asked, ...change }, now);
  const ofKind = (item: { kind: string }) => kind === undefined || item.kind === kind;
  const drafts = undated.filter(ofKind);
  // The month is drawn to the end of its last week.
  const isListed = (at: string) => isoDay(at) >= `${month}-01` && isoDay(at) <= last;

  function moveTo(plan: CalendarPlan, day: string): boolean {
    const at = sameHourOn(day, plan.at);
    if (at === plan.at) return false;
    if (at <= new Date().toISOString()) {
      toast({ variant: 'error', message: messages.planPast });
      return false;
    }
    move(plan, at);
    setSaid(`${titleOf(plan)}: ${dayWords(day)}, ${formatTime(at)}`);
    if (day < first || day > last) replaceAddress(hrefOf({ month: monthOf(day) }));
    return true;
  }

  function planOn(draft: Undated, day: string) {
    give(draft, morningOf(day));
    setLifted(undefined);
    setSaid(`${titleOf(draft)}: ${dayWords(day)}, ${formatTime(morningOf(day))}`);
  }

  return (
    <Page
      title="Calendar"
      action={
        <>
          <Inline gap={1} wrap={false}>
            <IconButton
              label={monthWords(monthsAfter(month, -1))}
              icon={previous}
              onClick={() => showAddress(hrefOf({ month: monthsAfter(month, -1) }))}
            />
            <b className={css.month} aria-live="polite">
              {monthWords(month)}
            </b>
            <IconButton
              label={monthWords(monthsAfter(month, 1))}
              icon={next}
              onClick={() => showAddress(hrefOf({ month: monthsAfter(month, 1) }))}
            />
          </Inline>
          <Button
            variant="outlined_black"
            className={grow}
            onClick={() => showAddress(hrefOf({ month: monthOf(isoDay(now)) }))}
          >
            Today
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <KindTabs
          chosen={kind}
          hrefOf={to => hrefOf({ kind: to })}
          onChoose={to => showAddress(hrefOf({ kind: to }))}
        />
        <p className={visuallyHidden} role="status">
          {said}
        </p>
        <Loaded query={plans} failed={words.calendarFailed} height={680}>
          {data => {
            const shown = { plans: data.plans.filter(ofKind), live: data.live.filter(ofKind) };
            return (
              <Split width="300px">
                <CalendarMonth
                  month={month}
                  weeks={weeks}
                  today={isoDay(now)}
                  {...shown}
                  asked={drafts.filter(({ askedAt }) => askedAt)}
                  onMove={mayMove ? moveTo : undefined}
                  onDropElse={lifted && (day => planOn(lifted, day))}
                />
                <Agenda
                  today={isoDay(now)}
                  plans={shown.plans.filter(({ at }) => isListed(at))}
                  live={shown.live.filter(({ at }) => isListed(at))}
                  asked={drafts.filter(({ askedAt }) => askedAt && isListed(askedAt))}
                />
                <NoDate drafts={drafts} onLift={mayMove ? setLifted : undefined} />
              </Split>
            );
          }}
        </Loaded>
        <Inline as="p" gap={4}>
          <Legend sample={css.sampleLive}>Live</Legend>
          <Legend sample={css.sampleOut}>Scheduled</Legend>
          <Legend sample={css.sampleRun}>Live until a date</Legend>
          <Legend sample={css.sampleAsked}>Waiting for an editor</Legend>
          <Text size="caption" tone="muted">
            All times are {zoneWords(new Date(startOf(`${month}-01`)))}
          </Text>
          {mayMove && (
            <Text size="caption" tone="muted" hiddenUpTo="tablet" id={css.HINT_ID}>
              . Drag an entry to another day, or move it with the arrow keys. Its time stays the same.
            </Text>
          )}
        </Inline>
      </Stack>
    </Page>
  );
}

/** Explains a style of the month view. */
const Legend = ({ sample, children }: { sample: string; children: string }) => (
  <Text size="caption" tone="muted" hiddenUpTo="tablet">
    <i className={sample} /> {children}
  </Text>
);
