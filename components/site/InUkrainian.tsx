import { visuallyHidden } from '../../styles/layout.css';

/** A sentence in Ukrainian for screen readers only (public-site §9). */
export const InUkrainian = ({ children }: { children: string }) => (
  <p className={visuallyHidden} lang="uk">
    {children}
  </p>
);
