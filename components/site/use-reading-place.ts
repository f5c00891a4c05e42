import { useEffect, useState } from 'react';
import { above } from '../../styles/breakpoints';

/** A heading counts as reached when it is in the upper part of the window. */
const REACHED = 0.4;
const FAR = 100_000;

/**
 * The id of the heading a reader is under, where there is room for the contents beside the text.
 * @param ids of the headings, in their order.
 * @returns undefined above the first heading.
 */
export function useReadingPlace(ids: readonly string[]): string | undefined {
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
    // The area watched reaches far above the window: a heading is in it as long as it is above the line, and a
    // jump from one end of the page to the other is noticed, too.
    const observer = new IntersectionObserver(locate, { rootMargin: `${FAR}px 0px ${(REACHED - 1) * 100}%` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);

  return place;
}
