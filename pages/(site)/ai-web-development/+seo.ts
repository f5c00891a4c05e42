import { aiWebDevelopment } from '../../../content/landings/ai-web-development';

export default aiWebDevelopment.seo;
