import { services } from '../../../content/services';

export default services.seo;
