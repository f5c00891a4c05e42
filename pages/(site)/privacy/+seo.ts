import { privacy } from '../../../content/privacy';

export default privacy.seo;
