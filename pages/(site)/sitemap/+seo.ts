import { screens } from '../../../domain/paths';
import { getOgImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.sitemap.title,
  description:
    'Every page of the site in one list: services, expertise, rules, all case studies by industry, and all articles.',
  image: getOgImagePath('page', 'sitemap'),
} satisfies Seo;
