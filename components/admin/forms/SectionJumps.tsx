import { useRef } from 'react';
import * as css from './SectionJumps.css';

/** On a phone: the ways to the groups of a form, by their titles. */
export function SectionJumps({ titles }: { titles: readonly string[] }) {
  const bar = useRef<HTMLElement>(null);
  function jump(title: string) {
    const heads = bar.current?.closest('form')?.querySelectorAll('section > div > h3') ?? [];
    [...heads].find(head => head.textContent === title)?.scrollIntoView({ block: 'start' });
  }
  return (
    <nav ref={bar} className={css.jumps} aria-label="Parts of the form">
      {titles.map(title => (
        <button key={title} type="button" className={css.jump} onClick={() => jump(title)}>
          {title}
        </button>
      ))}
    </nav>
  );
}
