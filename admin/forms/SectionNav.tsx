import { useEffect, useRef, useState } from 'react';
import { getValueAt } from '../../domain/fields/path';
import type { Values } from '../../domain/publishing/merge';
import { useForm } from '../fields/form-context';
import { useOpenItem } from './open-item';
import * as css from './SectionNav.css';
import { useChecks } from './use-checks';
import { useDebouncedRead } from './use-debounced-read';

type FormSection = { title: string; paths: readonly string[] };

const STATE_TITLES = {
  empty: 'Empty, not on the page',
  begun: 'Started',
  complete: 'Complete',
  invalid: 'Has problems',
};

/** Links to the sections, with a mark of each section's state. */
export function SectionNav({ sections }: { sections: readonly FormSection[] }) {
  const bar = useRef<HTMLElement>(null);
  const { problems } = useForm();
  const checks = useChecks(useOpenItem());
  const titles = sections.map(({ title }) => title);
  const begunTitles = useDebouncedRead((values: Values) =>
    sections
      .filter(({ paths }) => paths.some(path => hasContent(getValueAt(values, path))))
      .map(({ title }) => title),
  );
  const [currentTitle, setCurrentTitle] = useState(titles[0]);
  /** The clicked section, which is current until the editor scrolls on. */
  const target = useRef<{ title: string; scrollTop: number }>(undefined);

  const listGroups = () =>
    titles.flatMap(title => {
      const heading = [...(bar.current?.parentElement?.querySelectorAll('section > div > h3') ?? [])].find(
        ({ textContent }) => textContent === title,
      );
      const group = heading?.closest('section');
      return group ? [{ title, group }] : [];
    });

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
      // The current section is the last one above the reading line, or the very last one at the end of the form.
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

  function getState({ title, paths }: FormSection): keyof typeof STATE_TITLES {
    const contains = (path: string) => paths.some(ownPath => `${path}.`.startsWith(`${ownPath}.`));
    if ([...problems.keys()].some(contains)) return 'invalid';
    if (!begunTitles.includes(title)) return 'empty';
    return checks.some(({ level, path }) => level === 'stop' && contains(path)) ? 'begun' : 'complete';
  }

  const states = sections.map(getState);
  const isComplete = states.every(state => state === 'complete');
  const legend = (
    <ul className={css.legend} aria-hidden="true">
      {(['empty', 'begun', 'complete'] as const)
        .filter(state => !isComplete && states.includes(state))
        .map(state => (
          <li key={state}>
            <span className={css.mark[state]} /> {STATE_TITLES[state]}
          </li>
        ))}
    </ul>
  );
  return (
    <>
      <nav ref={bar} className={css.nav} aria-label="Form sections">
        {titles.map((title, index) => {
          const state = states[index] ?? 'empty';
          return (
            <button
              key={title}
              type="button"
              className={css.link}
              title={STATE_TITLES[state]}
              aria-current={title === currentTitle || undefined}
              onClick={() => scrollTo(title)}
            >
              {title}
              <span className={css.mark[state]} />
            </button>
          );
        })}
        {legend}
      </nav>
      {/* On narrow screens, the navigation has no room for the legend. */}
      {legend}
    </>
  );
}

const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasContent) : Boolean(value);
