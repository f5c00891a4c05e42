import { aiWebDevelopment } from '../../../content/landings/ai-web-development';
import { landingStructuredData } from '../landing';

export default landingStructuredData(aiWebDevelopment);
