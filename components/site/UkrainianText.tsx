import { visuallyHidden } from '../../styles/layout.css';

/** Renders a Ukrainian sentence for screen readers only (rule 18). */
export const UkrainianText = ({ children }: { children: string | false }) =>
  children && (
    <p className={visuallyHidden} lang="uk">
      {children}
    </p>
  );
