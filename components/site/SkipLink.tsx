import { skip } from './SkipLink.css';

/** The first thing the keyboard meets; the page's `main` has the id `main`. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    Skip to content
  </a>
);
