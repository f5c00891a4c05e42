import { type RefObject, useEffect } from 'react';
import { pushToDataLayer } from './data-layer';

const NAMES = ['event', 'type', 'action'];

/** What a calendar calls its event; the rest of its message may be about a person and stays here. */
function nameOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const [, name] = Object.entries(data).find(([key]) => NAMES.includes(key)) ?? [];
  return typeof name === 'string' ? name : undefined;
}

/**
 * Passes the calendar's own events (opened, time chosen, booked) on to the data layer as
 * `{event: 'scheduling', scheduling_event: 'calendly.event_scheduled'}`.
 */
export function useSchedulingEvents(frame: RefObject<HTMLIFrameElement | null>, address: string): void {
  useEffect(() => {
    const { origin } = new URL(address);
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const name = nameOf(data);
      if (name) pushToDataLayer({ event: 'scheduling', scheduling_event: name });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, address]);
}
