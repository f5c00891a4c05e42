import { skipLink } from './SkipLink.css';

/** Renders a link to the page's content, which must have the id `main`. */
export const SkipLink = () => (
  <a className={skipLink} href="#main">
    Skip to content
  </a>
);
