import { availabilitySchema } from '../../domain/bookings/availability';
import { BOOKING_STATES } from '../../domain/bookings/booking-state';
import { CALENDAR_URL_MAX, FILTER_LENGTH_MAX, LIST_ITEMS_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { isMonday } from '../../domain/start-dates';
import { isTimeZone } from '../../domain/time-zone';
import { z } from '../../domain/zod';
import { refreshBusyTimes, setBusyUrl } from '../../use-cases/bookings/busy-times';
import { cancelCall, moveCall } from '../../use-cases/bookings/change';
import { changeAvailability, getManagerHours } from '../../use-cases/bookings/change-availability';
import { renewFeed } from '../../use-cases/bookings/feed';
import { getBookingPage, getBookPage, getFreeWeek } from '../../use-cases/bookings/read';
import { getCall, getCallPage, getCallWeek, listMoveTimes } from '../../use-cases/bookings/staff-calls';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const manager = z.string().max(FILTER_LENGTH_MAX).optional();
const managerInput = z.object({ manager: z.string().max(FILTER_LENGTH_MAX) });
/** A sentence for the visitor. */
const reason = z.string().optional();

/** The visitor’s choices so far. */
const stateInput = z
  .object({
    zone: z.string().refine(isTimeZone).optional(),
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional(),
    day: z.iso.date().optional(),
    at: z.iso.datetime().optional(),
  })
  .prefault({});

export const bookingsRouter = router({
  free: publicProcedure
    .input(z.object({ managerKey: manager, state: stateInput }))
    .query(({ ctx, input }) => getBookPage(ctx, input)),

  soon: publicProcedure
    .input(z.object({ managerKey: manager }))
    .query(({ ctx, input }) => getFreeWeek(ctx, input)),

  byKey: publicProcedure
    .input(z.object({ key: z.string().max(FILTER_LENGTH_MAX), state: stateInput }))
    .query(({ ctx, input }) => getBookingPage(ctx, input)),

  list: memberProcedure('bookings.read')
    .input(rangeInput.extend({ manager, state: z.enum(BOOKING_STATES).default('coming') }).prefault({}))
    .query(({ ctx, input }) => getCallPage(ctx, input)),

  week: memberProcedure('bookings.read')
    .input(z.object({ manager, monday: z.string().refine(isMonday) }))
    .query(({ ctx, input }) => getCallWeek(ctx, input)),

  byId: memberProcedure('bookings.read')
    .input(byIdInput)
    .query(({ ctx, input }) => getCall(ctx, input.id)),

  hours: memberProcedure('bookings.read')
    .input(managerInput)
    .query(({ ctx, input }) => getManagerHours(ctx, input.manager)),

  changeHours: memberProcedure('bookings.write')
    .input(
      managerInput.extend({
        from: availabilitySchema,
        to: availabilitySchema,
        /** Calls to cancel at newly blocked times. */
        cancel: z
          .object({
            ids: z.array(byIdInput.shape.id).max(LIST_ITEMS_MAX, messages.cancelledCallsTooMany),
            reason,
          })
          .optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await changeAvailability(ctx, input);
      return getManagerHours(ctx, input.manager);
    }),

  renewFeed: memberProcedure('bookings.write')
    .input(managerInput)
    .mutation(async ({ ctx, input }) => {
      await renewFeed(ctx, input.manager);
      return getManagerHours(ctx, input.manager);
    }),

  setBusyUrl: memberProcedure('bookings.write')
    .input(managerInput.extend({ url: z.string().max(CALENDAR_URL_MAX) }))
    .mutation(async ({ ctx, input }) => {
      await setBusyUrl(ctx, input);
      return getManagerHours(ctx, input.manager);
    }),

  refreshBusyTimes: memberProcedure('bookings.write')
    .input(managerInput)
    .mutation(async ({ ctx, input }) => {
      await refreshBusyTimes(ctx, input.manager);
      return getManagerHours(ctx, input.manager);
    }),

  freeTimes: memberProcedure('bookings.write')
    .input(byIdInput)
    .query(({ ctx, input }) => listMoveTimes(ctx, input.id)),

  move: memberProcedure('bookings.write')
    .input(byIdInput.extend({ startsAt: z.string(), reason }))
    .mutation(async ({ ctx, input: { id, ...change } }) => {
      await moveCall(ctx, { id, by: ctx.user }, change);
    }),

  cancel: memberProcedure('bookings.write')
    .input(byIdInput.extend({ reason }))
    .mutation(async ({ ctx, input: { id, ...change } }) => {
      await cancelCall(ctx, { id, by: ctx.user }, change);
    }),
});
