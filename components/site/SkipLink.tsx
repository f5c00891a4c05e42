import { skip } from './SkipLink.css';

/** The page's content must have the id `main`. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    Skip to content
  </a>
);
