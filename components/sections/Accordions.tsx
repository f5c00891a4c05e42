import type { AccordionsSection } from '../../domain/sections/accordions';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { Accordion } from '../ui/Accordion';
import { classNames } from '../ui/class-names';
import { SectionHead } from './SectionHead';

/** Texts that open in place, in two columns. */
export const Accordions = ({ title, note, ground, open, items }: Omit<AccordionsSection, 'kind'>) => (
  <section className={classNames(on[ground], section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <Accordion
        columns={2}
        items={items.map(item => ({ question: item.title, answer: item.text }))}
        independent={open === 'any'}
        open={0}
      />
    </div>
  </section>
);
