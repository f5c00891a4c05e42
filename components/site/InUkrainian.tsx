import { visuallyHidden } from '../../styles/layout.css';

/** A sentence in Ukrainian for screen readers only (rule 18). */
export const InUkrainian = ({ children }: { children: string }) => (
  <p className={visuallyHidden} lang="uk">
    {children}
  </p>
);
