import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.sitemap.title,
  description:
    'Every page of the site in one list: services, expertise, reading, rules, and all case studies by industry.',
  image: ogImagePath('page', 'sitemap'),
} satisfies Seo;
