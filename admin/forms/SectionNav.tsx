import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { useForm } from '../fields/form-context';
import { INVALID_CONTROL_SELECTOR } from './problems';
import * as css from './SectionNav.css';

export function SectionNav({ titles }: { titles: readonly string[] }) {
  const bar = useRef<HTMLElement>(null);
  const { problems } = useForm();
  const [currentTitle, setCurrentTitle] = useState(titles[0]);
  /** The clicked section, which is current until the editor scrolls on. */
  const target = useRef<{ title: string; scrollTop: number }>(undefined);
  const [invalidTitles, setInvalidTitles] = useState<readonly string[]>([]);

  const listGroups = () =>
    titles.flatMap(title => {
      const heading = [...(bar.current?.parentElement?.querySelectorAll('section > div > h3') ?? [])].find(
        ({ textContent }) => textContent === title,
      );
      const group = heading?.closest('section');
      return group ? [{ title, group }] : [];
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the problems from the DOM
  useEffect(() => {
    setInvalidTitles(
      listGroups().flatMap(({ title, group }) =>
        group.querySelector(INVALID_CONTROL_SELECTOR) ? [title] : [],
      ),
    );
  }, [problems]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current section changes
  useEffect(() => {
    const nav = bar.current;
    const currentLink = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && currentLink)
      nav.scrollLeft = currentLink.offsetLeft - (nav.clientWidth - currentLink.offsetWidth) / 2;
  }, [currentTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections never change
  useEffect(() => {
    const root = bar.current?.parentElement;
    if (!root) return;
    const groups = listGroups();
    const updateCurrent = () => {
      if (root.scrollTop === target.current?.scrollTop) return setCurrentTitle(target.current.title);
      target.current = undefined;
      // The current section is the last one above the reading line, or the last of all at the form's end.
      const readingLine = root.getBoundingClientRect().top + css.NAV_HEIGHT + root.clientHeight / 4;
      const isAtEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const reachedGroup = groups.findLast(
        ({ group }) => isAtEnd || group.getBoundingClientRect().top <= readingLine,
      );
      setCurrentTitle((reachedGroup ?? groups[0])?.title);
    };
    root.addEventListener('scroll', updateCurrent, { passive: true });
    return () => root.removeEventListener('scroll', updateCurrent);
  }, []);

  function scrollTo(title: string) {
    const root = bar.current?.parentElement;
    listGroups()
      .find(group => group.title === title)
      ?.group.scrollIntoView({ block: 'start' });
    target.current = root ? { title, scrollTop: root.scrollTop } : undefined;
    setCurrentTitle(title);
  }

  return (
    <nav ref={bar} className={css.nav} aria-label="Form sections">
      {titles.map(title => (
        <button
          key={title}
          type="button"
          className={css.link}
          aria-current={title === currentTitle || undefined}
          onClick={() => scrollTo(title)}
        >
          {title}
          {invalidTitles.includes(title) && (
            <span className={css.errorMarker}>
              <span className={visuallyHidden}>, has problems</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
