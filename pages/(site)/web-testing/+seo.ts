import { webTesting } from '../../../content/landings/web-testing';

export default webTesting.seo;
