import { javascriptDevelopment } from '../../../content/landings/javascript-development';
import { landingStructuredData } from '../landing';

export default landingStructuredData(javascriptDevelopment);
