import './ContactForm.css';
import { whenSeen } from '../ui/when-seen';
import type { ContactFormProps } from './ContactForm';

/** The contact form as a part of a page. */
export const FormPart = whenSeen<ContactFormProps>(
  () => import('./ContactForm'),
  import.meta.env.SSR ? await import('./ContactForm') : undefined,
);
