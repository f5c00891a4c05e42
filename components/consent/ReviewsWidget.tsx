import { useEffect, useRef } from 'react';
import type { ThirdPartyProps } from './ConsentGate';
import { loadScript } from './load-script';
import { readSettings } from './settings';

/** Calls `onShownChange(false)` while the widget is empty. */
export default function ReviewsWidget({ onShownChange }: ThirdPartyProps) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { reviewsWidgetSrc } = readSettings();
    const element = container.current;
    if (!reviewsWidgetSrc || !element) return;
    const observer = new ResizeObserver(() => onShownChange(element.offsetHeight > 0));
    observer.observe(element);
    loadScript(reviewsWidgetSrc, element);
    return () => observer.disconnect();
  }, [onShownChange]);

  return <div ref={container} id="reviews-widget" />;
}
