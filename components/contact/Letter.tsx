import { Fragment } from 'react';
import { fillWriter } from '../../domain/colleague';
import type { SectionByName } from '../../domain/sections';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { classNames } from '../ui/class-names';
import type { ArrangeFields } from './ContactForm';
import { ContactFrame, ContactTexts, WriterForm } from './ContactSection';
import { stack } from './ContactSection.css';
import * as css from './Letter.css';

type LetterProps = SectionByName<'contact letter'> & { writer: string | undefined };

/** Shows the form's fields as gaps in a letter to the page's writer. */
export function Letter({ letter, writer, requestType, ...texts }: LetterProps) {
  const arrange: ArrangeFields = fields => {
    const parts = fillWriter(letter, writer).split(/\{(\w+)\}/);
    const gaps = new Map(Object.entries(fields));
    const sentences = parts.map((part, index) => {
      const gap = index % 2 === 1 && gaps.get(part);
      if (gap) gaps.delete(part);
      return <Fragment key={index}>{index % 2 === 1 ? gap : part}</Fragment>;
    });
    return (
      <>
        <div className={css.letter}>{sentences}</div>
        {[...gaps].map(([field, input]) => (
          <Fragment key={field}>{input}</Fragment>
        ))}
      </>
    );
  };
  return (
    <ContactFrame requestType={requestType} className={classNames(on.white, section)}>
      <div className={classNames(wrap, stack)}>
        <ContactTexts {...texts} writer={writer} />
        <WriterForm requestType={requestType} writer={writer} arrange={arrange} />
      </div>
    </ContactFrame>
  );
}
