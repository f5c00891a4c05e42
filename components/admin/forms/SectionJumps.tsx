import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { visuallyHidden } from '../../../styles/layout.css';
import { PROBLEM } from './problems';
import * as css from './SectionJumps.css';

/** The ways to the groups of a form, by their titles: where one is, and where something is wrong. */
export function SectionJumps({ titles }: { titles: readonly string[] }) {
  const bar = useRef<HTMLElement>(null);
  const { errors } = useFormState();
  const [here, setHere] = useState(titles[0]);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  /** The groups as they stand on the page. */
  const groups = () =>
    titles.flatMap(title => {
      const head = [...(bar.current?.parentElement?.querySelectorAll('section > div > h3') ?? [])].find(
        ({ textContent }) => textContent === title,
      );
      const group = head?.closest('section');
      return group ? [{ title, group }] : [];
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is seen at the fields
  useEffect(() => {
    setWrong(groups().flatMap(({ title, group }) => (group.querySelector(PROBLEM) ? [title] : [])));
  }, [errors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought into sight is the one it is at
  useEffect(() => {
    const strip = bar.current;
    const now = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && now) strip.scrollLeft = now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2;
  }, [here]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the groups stay
  useEffect(() => {
    const root = bar.current?.parentElement ?? null;
    const own = groups();
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = own.find(({ group }) => seen.has(group));
        if (first) setHere(first.title);
      },
      { root, rootMargin: `-${css.JUMPS + 1}px 0px -75% 0px` },
    );
    for (const { group } of own) observer.observe(group);
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={bar} className={css.jumps} aria-label="Parts of the form">
      {titles.map(title => (
        <button
          key={title}
          type="button"
          className={css.jump}
          aria-current={title === here || undefined}
          onClick={() =>
            groups()
              .find(group => group.title === title)
              ?.group.scrollIntoView({ block: 'start' })
          }
        >
          {title}
          {wrong.includes(title) && (
            <span className={css.wrong}>
              <span className={visuallyHidden}>, something is missing</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
