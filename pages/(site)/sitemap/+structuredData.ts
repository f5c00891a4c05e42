import { screenStructuredData } from '../screen-structured-data';

/** A page of links. */
export default screenStructuredData('sitemap', 'CollectionPage');
