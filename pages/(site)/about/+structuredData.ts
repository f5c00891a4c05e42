import { site } from '../../../content/site';
import { agency } from '../../../content/structured-data';
import { screenStructuredData } from '../screen-structured-data';

/** The page about the organization that every page names. */
export default screenStructuredData('about', 'AboutPage', siteUrl => ({
  description: site.line,
  mainEntity: agency(siteUrl),
}));
