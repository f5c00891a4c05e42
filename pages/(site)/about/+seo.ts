import { about } from '../../../content/about';

export default about.seo;
