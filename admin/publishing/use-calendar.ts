import { toast } from '../../components/ui/toast-store';
import { type RouterOutputs, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';

/** Scheduled action with the item's title. Times are ISO 8601. */
export type ScheduledItem = RouterOutputs['content']['calendar']['plans'][number];

export type PublishedItem = RouterOutputs['content']['calendar']['live'][number];

/** Draft without a scheduled time. */
export type UnscheduledItem = RouterOutputs['content']['undated'][number];

export const isSameScheduledAction = (item: ScheduledItem, otherItem: ScheduledItem): boolean =>
  item.item_id === otherItem.item_id && item.action === otherItem.action;

/** Fetches the calendar, and reschedules items optimistically. */
export function useCalendar(range: { from: string; to: string }) {
  const { articles, cases, content } = trpc.useUtils();
  const calendarQuery = trpc.content.calendar.useQuery(range);
  const refresh = () =>
    Promise.all([
      content.calendar.invalidate(),
      content.undated.invalidate(),
      articles.adminList.invalidate(),
      cases.adminList.invalidate(),
    ]);
  const { mutate } = trpc.content.movePlan.useMutation({
    meta: { failed: adminMessages.planMoveFailed },
    onSettled: refresh,
  });
  const draftsQuery = trpc.content.undated.useQuery(undefined, {
    meta: { failed: adminMessages.calendarFailed },
  });
  const { mutate: createSchedule } = trpc.content.plan.useMutation({
    onError: error => {
      const { message, errors } = toCallError(error);
      toast({ variant: 'error', message: errors[0]?.message ? `${message}: ${errors[0].message}` : message });
    },
    onSettled: refresh,
  });
  function move(scheduledItem: ScheduledItem, time: string) {
    content.calendar.setData(
      range,
      cachedCalendar =>
        cachedCalendar && {
          ...cachedCalendar,
          plans: cachedCalendar.plans.map(knownPlan =>
            isSameScheduledAction(knownPlan, scheduledItem) ? { ...knownPlan, at: time } : knownPlan,
          ),
        },
    );
    mutate({ id: scheduledItem.item_id, action: scheduledItem.action, at: time });
  }
  return {
    plans: calendarQuery,
    move,
    undated: draftsQuery.data ?? [],
    plan: ({ kind, id }: UnscheduledItem, from: string) => createSchedule({ kind, id, from }),
  };
}
