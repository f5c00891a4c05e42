import { type RefObject, useEffect } from 'react';
import { pushToDataLayer } from './data-layer';

const EVENT_NAME_KEYS = ['event', 'type', 'action'];

/** Reads only the event name, because the rest of the message may contain personal data. */
function findEventName(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const [, name] = Object.entries(data).find(([key]) => EVENT_NAME_KEYS.includes(key)) ?? [];
  return typeof name === 'string' ? name : undefined;
}

/**
 * Forwards the calendar's events (opened, time chosen, booked) to the data layer as `{event: 'scheduling',
 * scheduling_event: 'calendly.event_scheduled'}`.
 */
export function useSchedulingEvents(frame: RefObject<HTMLIFrameElement | null>, url: string): void {
  useEffect(() => {
    const { origin } = new URL(url);
    const onMessage = ({ origin: senderOrigin, source, data }: MessageEvent) => {
      if (senderOrigin !== origin || source !== frame.current?.contentWindow) return;
      const name = findEventName(data);
      if (name) pushToDataLayer({ event: 'scheduling', scheduling_event: name });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, url]);
}
