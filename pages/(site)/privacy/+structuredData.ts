import { privacy } from '../../../content/privacy';
import { screenStructuredData } from '../screen-structured-data';

/** The page, and since when its text stands. */
export default screenStructuredData('privacy', 'WebPage', (_siteUrl, { stored }) => {
  const { effective, updated } = (stored?.hero ?? privacy.hero) as typeof privacy.hero;
  return { datePublished: effective, dateModified: updated };
});
