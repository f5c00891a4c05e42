import { screens } from '../../../domain/paths';

export default screens.sitemap.path;
