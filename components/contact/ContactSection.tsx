import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Person } from '../ui/Avatar';
import { classNames } from '../ui/class-names';
import * as css from './ContactSection.css';
import { FormPart } from './FormPart';
import { contactCopy } from './texts';

type ContactSectionProps = {
  title?: string;
  line?: string;
  /** The request type that the page implies. */
  requestType?: string | undefined;
  /** The person who answers requests. */
  person?: { name: string; rim: number; role: string; photo?: string };
};

export function ContactSection({
  title = contactCopy.section.title,
  line = contactCopy.section.line,
  requestType,
  person = contactCopy.section.person,
}: ContactSectionProps) {
  return (
    <section
      className={classNames(on.grey2, section)}
      id="contact-us"
      data-screen-only=""
      data-request-type={requestType}
    >
      <div className={classNames(wrap, css.layout)}>
        <div className={css.copy}>
          <h2 className={text.h2}>{title}</h2>
          <p className={classNames(text.lead, text.muted, css.intro)}>{line}</p>
          <Person className={css.person} {...person} />
        </div>
        <div className={css.sheet}>
          <FormPart requestType={requestType} />
        </div>
      </div>
    </section>
  );
}
