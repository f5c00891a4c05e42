import { motionWanted } from '../../styles/breakpoints';

/**
 * Documents pass into each other (`styles/transitions.css`). This rule stands in the page and not in the stylesheet:
 * a page that learned of it late gave transitions up, with an error in the console.
 */
const rule = `@media ${motionWanted}{@view-transition{navigation:auto}}`;

export default function Head() {
  return <style dangerouslySetInnerHTML={{ __html: rule }} />;
}
