import { useEffect, useRef } from 'react';
import type { OutsideProps } from './Consented';
import { loadScript } from './load-script';
import { readSettings } from './settings';

/** The reviews widget: its script stands in a box of its own, to fill it. A box it leaves empty shows nothing. */
export default function ReviewsWidget({ onShown }: OutsideProps) {
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
