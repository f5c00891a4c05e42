import { useEffect, useState } from 'react';
import { above } from '../../styles/breakpoints';

/** A heading becomes active above this share of the window height. */
const REACHED = 0.4;
const FAR = 100_000;

/**
 * @param ids the headings' ids, in order
 * @returns the current heading's id, or undefined above the first heading and in narrow windows
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  const all = ids.join(' ');

  useEffect(() => {
    if (!matchMedia(above('toc')).matches) return;
    const headings = all
      .split(' ')
      .map(id => document.getElementById(id))
      .filter(heading => heading !== null);
    const locate = () => {
      const line = innerHeight * REACHED;
      setPlace(headings.findLast(heading => heading.getBoundingClientRect().top <= line)?.id);
    };
    // The observed area reaches far above the window, so that headings stay inside it and long jumps are noticed.
    const observer = new IntersectionObserver(locate, { rootMargin: `${FAR}px 0px ${(REACHED - 1) * 100}%` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);

  return place;
}
