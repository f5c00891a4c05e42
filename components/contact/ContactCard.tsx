import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './ContactCard.css';
import type { ContactFormProps } from './ContactForm';
import { FormPart } from './FormPart';

type ContactCardProps = Pick<ContactFormProps, 'message' | 'managerName' | 'afterSending' | 'children'> & {
  title: string;
  /** Id for links to the form. */
  id?: string;
};

/** Renders the short "Contact Us" form on a white card (rule 12), for sections with their own text. */
export const ContactCard = ({ title, id, ...form }: ContactCardProps) => (
  <div className={css.card} id={id} data-screen-only="">
    <h2 className={classNames(text.h3, css.title)}>{title}</h2>
    <FormPart isCompact {...form} />
  </div>
);
