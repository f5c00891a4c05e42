import { useEffect, useRef } from 'react';
import type { ThirdPartyProps } from './ConsentGate';
import { loadScript } from './load-script';
import { readSettings } from './settings';

/** Calls `onShown(false)` while the widget is empty. */
export default function ReviewsWidget({ onShown }: ThirdPartyProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { reviewsWidgetSrc } = readSettings();
    const element = box.current;
    if (!reviewsWidgetSrc || !element) return;
    const filled = new ResizeObserver(() => onShown(element.offsetHeight > 0));
    filled.observe(element);
    loadScript(reviewsWidgetSrc, element);
    return () => filled.disconnect();
  }, [onShown]);

  return <div ref={box} id="reviews-widget" />;
}
