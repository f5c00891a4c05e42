import { privacy } from '../../../content/privacy';
import { screenStructuredData } from '../screen-structured-data';

/** The page, and since when its text stands. */
export default screenStructuredData('privacy', 'WebPage', () => ({
  datePublished: privacy.effective,
  dateModified: privacy.updated,
}));
