import { home } from '../../../content/home';

export default home.seo;
