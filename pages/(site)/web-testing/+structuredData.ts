import { webTesting } from '../../../content/landings/web-testing';
import { landingStructuredData } from '../landing';

export default landingStructuredData(webTesting);
