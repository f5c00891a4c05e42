import type { ReactNode } from 'react';
import { sectionHead, sectionHeadNote, sectionHeadTitle } from '../../styles/layout.css';
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
