import type { ReactNode } from 'react';
import { fillWriter, findManager, findWriter } from '../../domain/colleague';
import { FORM_FIELD_NAMES, MANAGER_NAME_ATTRIBUTE } from '../../domain/contact-form';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { Portrait } from '../ui/Portrait';
import type { ContactFormProps } from './ContactForm';
import * as css from './ContactSection.css';
import { FormPart } from './FormPart';
import { contactCopy } from './texts';

export type ContactSectionProps = {
  title?: string;
  line?: string;
  /** The request type that the page implies. */
  requestType?: string | undefined;
  /** Name of the person who wrote the page. By default the person who answers requests. */
  writer?: string | undefined;
};

type FrameProps = Pick<ContactSectionProps, 'requestType'> & { className: string; children: ReactNode };

export const ContactFrame = ({ requestType, className, children }: FrameProps) => (
  <section className={className} id="contact-us" data-screen-only="" data-request-type={requestType}>
    {children}
  </section>
);

export const ContactTexts = ({ title = '', line = '', writer }: ContactSectionProps) => (
  <div>
    <h2 className={text.h2}>{fillWriter(title, writer)}</h2>
    <p className={classNames(text.lead, text.muted, css.line)}>{fillWriter(line, writer)}</p>
  </div>
);

type WriterFormProps = Pick<ContactFormProps, 'requestType' | 'arrange'> &
  Pick<ContactSectionProps, 'writer'>;

/** Addresses the request to the page's writer, if that person takes requests. */
export function WriterForm({ writer, ...form }: WriterFormProps) {
  const manager = findManager(writer && findWriter(writer).key);
  return (
    <FormPart {...form} managerName={manager?.name}>
      {manager && (
        <input
          type="hidden"
          name={FORM_FIELD_NAMES.to}
          value={manager.key}
          {...{ [MANAGER_NAME_ATTRIBUTE]: manager.name }}
        />
      )}
    </FormPart>
  );
}

/** Shows the person who wrote the page beside the form. */
export function ContactSection({
  title = contactCopy.section.title,
  line = contactCopy.section.line,
  requestType,
  writer,
}: ContactSectionProps) {
  const { name, role, portrait } = findWriter(writer);
  return (
    <ContactFrame requestType={requestType} className={classNames(on.white, css.halves)}>
      <div className={classNames(on.grey2, css.picture)}>
        <Portrait className={css.portrait} name={name} src={portrait} />
        <p className={classNames(on.white, css.plate)}>
          <b>{name}</b>
          <span className={text.muted}>{role}</span>
        </p>
      </div>
      <div className={css.copy}>
        <ContactTexts title={title} line={line} writer={writer} />
        <WriterForm requestType={requestType} writer={writer} />
      </div>
    </ContactFrame>
  );
}
