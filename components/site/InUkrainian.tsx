import { visuallyHidden } from '../../styles/layout.css';

/** A sentence in Ukrainian for screen readers only (rule 18); nothing where there is none. */
export const InUkrainian = ({ children }: { children: string | false }) =>
  children && (
    <p className={visuallyHidden} lang="uk">
      {children}
    </p>
  );
