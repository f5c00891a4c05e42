import './ContactForm.css';
import { hydrateWhenVisible } from '../ui/hydrate-when-visible';
import type { ContactFormProps } from './ContactForm';

/** The contact form as a part of a page. */
export const FormPart = hydrateWhenVisible<ContactFormProps>(
  () => import('./ContactForm'),
  import.meta.env.SSR ? await import('./ContactForm') : undefined,
);
