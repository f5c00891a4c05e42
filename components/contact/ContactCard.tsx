import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './ContactCard.css';
import { FormPart } from './FormPart';

/** The short form: "Contact Us" on a white card (public-site §2), where another section brings its own words. */
export const ContactCard = ({ title, message }: { title: string; message?: string | undefined }) => (
  <div className={css.card} data-screen-only="">
    <h2 className={classNames(text.h3, css.title)}>{title}</h2>
    <FormPart compact message={message} />
  </div>
);
