import type { ReactNode } from 'react';
import {
  section,
  sectionHead,
  sectionHeadNote,
  sectionHeadTitle,
  sectionTight,
  wrap,
} from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';

type SectionHeadProps = {
  title: string;
  /** A supporting line or a link. */
  note?: ReactNode;
};

export const SectionHead = ({ title, note }: SectionHeadProps) => (
  <div className={sectionHead}>
    <h2 className={classNames(text.h2, sectionHeadTitle)}>{title}</h2>
    {note && <p className={sectionHeadNote}>{note}</p>}
  </div>
);

type TitledSectionProps = SectionHeadProps & { ground: string; isTight?: boolean; children: ReactNode };

/** Renders a section in the text column, below its header. */
export const TitledSection = ({ ground, isTight, children, ...head }: TitledSectionProps) => (
  <section className={classNames(ground, isTight ? sectionTight : section)}>
    <div className={wrap}>
      <SectionHead {...head} />
      {children}
    </div>
  </section>
);
