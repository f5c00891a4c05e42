import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { next, previous } from '../../components/ui/icons';
import { Skeleton } from '../../components/ui/Skeleton';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { adminPaths } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { formatTime, isoDay } from '../dates';
import { page as frame, headAction } from '../frame.css';
import { ListFailure } from '../ListBody';
import { PageHead } from '../PageHead';
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

/** What is planned, a month at a time: what goes out and what is taken down, by the clock of the office (rule 63). */
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
  const shown = plans.data && {
    plans: plans.data.plans.filter(ofKind),
    live: plans.data.live.filter(ofKind),
  };
  const drafts = undated.filter(ofKind);
  // As the month is drawn: to the end of its last week, which may be of the next.
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
    <div className={frame}>
      <PageHead title="Calendar">
        <div className={css.steps}>
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
        </div>
        <Button
          variant="outlined_black"
          className={headAction}
          onClick={() => showAddress(hrefOf({ month: monthOf(isoDay(now)) }))}
        >
          Today
        </Button>
      </PageHead>
      <KindTabs
        chosen={kind}
        hrefOf={to => hrefOf({ kind: to })}
        onChoose={to => showAddress(hrefOf({ kind: to }))}
      />
      <p className={visuallyHidden} role="status">
        {said}
      </p>
      <div className={css.body}>
        {plans.error && !shown && (
          <ListFailure error={plans.error} failed={words.calendarFailed} onRetry={() => plans.refetch()} />
        )}
        {!plans.error && !shown && (
          <div aria-busy="true">
            <p className={visuallyHidden} role="status">
              Loading
            </p>
            <Skeleton height={680} />
          </div>
        )}
        {shown && (
          <div className={css.beside}>
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
          </div>
        )}
      </div>
      <p className={css.legend}>
        <span className={css.ofMonth}>
          <i className={css.sampleLive} /> Live
        </span>
        <span className={css.ofMonth}>
          <i className={css.sampleOut} /> Scheduled
        </span>
        <span className={css.ofMonth}>
          <i className={css.sampleRun} /> Live for a time
        </span>
        <span className={css.ofMonth}>
          <i className={css.sampleAsked} /> Waits for an editor
        </span>
        <span>All times are {zoneWords(new Date(startOf(`${month}-01`)))}</span>
        {mayMove && (
          <span className={css.ofMonth} id={css.HINT_ID}>
            Drag to another day, or move with the arrow keys: the hour stays.
          </span>
        )}
      </p>
    </div>
  );
}
