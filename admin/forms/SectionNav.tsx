import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { useForm } from '../fields/form-context';
import { INVALID_CONTROL_SELECTOR } from './problems';
import * as css from './SectionNav.css';

export function SectionNav({ titles }: { titles: readonly string[] }) {
  const bar = useRef<HTMLElement>(null);
  const { problems } = useForm();
  const [current, setCurrent] = useState(titles[0]);
  /** The clicked section, which is current until the editor scrolls on. */
  const target = useRef<{ title: string; to: number }>(undefined);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  const listGroups = () =>
    titles.flatMap(title => {
      const head = [...(bar.current?.parentElement?.querySelectorAll('section > div > h3') ?? [])].find(
        ({ textContent }) => textContent === title,
      );
      const group = head?.closest('section');
      return group ? [{ title, group }] : [];
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the problems from the DOM
  useEffect(() => {
    setWrong(
      listGroups().flatMap(({ title, group }) =>
        group.querySelector(INVALID_CONTROL_SELECTOR) ? [title] : [],
      ),
    );
  }, [problems]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current section changes
  useEffect(() => {
    const strip = bar.current;
    const now = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && now) strip.scrollLeft = now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2;
  }, [current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections never change
  useEffect(() => {
    const root = bar.current?.parentElement;
    if (!root) return;
    const ownGroups = listGroups();
    const locate = () => {
      if (root.scrollTop === target.current?.to) return setCurrent(target.current.title);
      target.current = undefined;
      // The current section is the last one above the reading line. At the end of the form, the last section counts
      // even if it is short.
      const line = root.getBoundingClientRect().top + css.NAV_HEIGHT + root.clientHeight / 4;
      const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const reached = ownGroups.findLast(({ group }) => atEnd || group.getBoundingClientRect().top <= line);
      setCurrent((reached ?? ownGroups[0])?.title);
    };
    root.addEventListener('scroll', locate, { passive: true });
    return () => root.removeEventListener('scroll', locate);
  }, []);

  function scrollTo(title: string) {
    const root = bar.current?.parentElement;
    listGroups()
      .find(group => group.title === title)
      ?.group.scrollIntoView({ block: 'start' });
    target.current = root ? { title, to: root.scrollTop } : undefined;
    setCurrent(title);
  }

  return (
    <nav ref={bar} className={css.nav} aria-label="Form sections">
      {titles.map(title => (
        <button
          key={title}
          type="button"
          className={css.link}
          aria-current={title === current || undefined}
          onClick={() => scrollTo(title)}
        >
          {title}
          {wrong.includes(title) && (
            <span className={css.errorMarker}>
              <span className={visuallyHidden}>, has problems</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
