import { skip } from './SkipLink.css';

/** Renders the skip link; the page's `main` has the id `main`. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    Skip to content
  </a>
);
