import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Availability } from '../../domain/bookings/availability';
import { hasSameValue } from '../../domain/publishing/merge';
import { type RouterOutputs, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { useSaveStatus } from '../settings/SaveStatus';

export type ManagerHours = RouterOutputs['bookings']['hours'];
/** Calls to cancel with a change. */
export type Cancellation = { ids: string[]; reason: string };

/** Delay (ms) before changes are saved. */
const SAVE_DELAY_MS = 600;

/** Saves changes to a manager’s settings automatically, one request at a time. */
export function useHours(manager: string, stored: ManagerHours) {
  const { bookings } = trpc.useUtils();
  const [values, setValues] = useState(stored.availability);
  const { status, showSaving, showSaved, showFailure } = useSaveStatus(adminMessages.hoursSaveFailed);
  /** A colleague’s settings that conflict with unsaved changes. */
  const [conflict, setConflict] = useState<Availability>();
  /** The stored settings that `values` are based on. */
  const baseValues = useRef(stored.availability);
  const latestValues = useRef(values);
  const cancellation = useRef<Cancellation | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useRef(false);
  const change = trpc.bookings.changeHours.useMutation();

  function applyHours(hours: ManagerHours, from: Availability) {
    const isUnchanged = hasSameValue(latestValues.current, from);
    baseValues.current = isUnchanged ? hours.availability : from;
    if (isUnchanged) {
      latestValues.current = hours.availability;
      setValues(hours.availability);
    }
    bookings.hours.setData({ manager }, hours);
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    if (isSaving.current || hasSameValue(latestValues.current, baseValues.current)) return;
    isSaving.current = true;
    const [to, cancel] = [latestValues.current, cancellation.current];
    showSaving();
    try {
      applyHours(await change.mutateAsync({ manager, from: baseValues.current, to, cancel }), to);
      if (cancellation.current === cancel) cancellation.current = undefined;
      if (cancel) void bookings.invalidate();
      showSaved();
    } catch (error) {
      showFailure(error);
      if (toCallError(error).kind === 'conflict')
        setConflict((await bookings.hours.fetch({ manager })).availability);
      return;
    } finally {
      isSaving.current = false;
    }
    if (latestValues.current !== to) await save();
  }

  // Apply colleagues’ changes only while nothing is unsaved.
  const receive = useEffectEvent((hours: ManagerHours) => {
    if (!isSaving.current && hasSameValue(latestValues.current, baseValues.current))
      applyHours(hours, latestValues.current);
  });
  useEffect(() => receive(stored), [stored]);
  const saveOnLeave = useEffectEvent(() => void save());
  useEffect(() => () => saveOnLeave(), []);

  /** @param cancel calls to cancel at newly blocked times. If set, the changes are saved immediately. */
  function set(changes: Partial<Availability>, cancel?: Cancellation) {
    // Removing a block before it is saved keeps its calls.
    if (changes.blockedTimes) cancellation.current = cancel;
    latestValues.current = { ...latestValues.current, ...changes };
    setValues(latestValues.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), cancel ? 0 : SAVE_DELAY_MS);
  }
  /** Resolves a conflict by keeping the member’s own settings or the colleague’s. */
  function resolve(shouldKeepOwn: boolean) {
    if (!conflict) return;
    baseValues.current = conflict;
    if (!shouldKeepOwn) {
      latestValues.current = conflict;
      cancellation.current = undefined;
    }
    setValues(latestValues.current);
    setConflict(undefined);
    if (shouldKeepOwn) void save();
    else showSaved();
  }
  return { values, set, status, conflict, resolve, retry: save };
}
