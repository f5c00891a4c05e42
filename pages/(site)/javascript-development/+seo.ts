import { javascriptDevelopment } from '../../../content/landings/javascript-development';

export default javascriptDevelopment.seo;
