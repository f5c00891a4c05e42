import { useEffect, useState } from 'react';
import { above } from '../../styles/breakpoints';

/** A heading becomes active above this share of the window height. */
const ACTIVE_HEADING_SHARE = 0.4;
const FAR_PX = 100_000;

/**
 * @param ids the headings' ids, in order
 * @returns the current heading's id, or undefined above the first heading and in narrow windows
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const idList = ids.join(' ');

  useEffect(() => {
    if (!matchMedia(above('toc')).matches) return;
    const headings = idList
      .split(' ')
      .map(id => document.getElementById(id))
      .filter(heading => heading !== null);
    const updateActiveId = () => {
      const activeLine = innerHeight * ACTIVE_HEADING_SHARE;
      setActiveId(headings.findLast(heading => heading.getBoundingClientRect().top <= activeLine)?.id);
    };
    // The observed area reaches far above the window, so that headings stay inside it and long jumps are noticed.
    const observer = new IntersectionObserver(updateActiveId, {
      rootMargin: `${FAR_PX}px 0px ${(ACTIVE_HEADING_SHARE - 1) * 100}%`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [idList]);

  return activeId;
}
