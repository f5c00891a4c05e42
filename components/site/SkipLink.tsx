import { skipLink } from './SkipLink.css';

/** The page's content must have the id `main`. */
export const SkipLink = () => (
  <a className={skipLink} href="#main">
    Skip to content
  </a>
);
