import { site } from '../../../content/site';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: 'Full-cycle software development agency in Lviv',
  customTitle: `${site.name} | Full-cycle software development agency in Lviv`,
  description: `An independent agency in Lviv: design, engineering, testing and maintenance for ${site.stats.clients}+ clients since ${site.founded}. Book a free consultation.`,
  image: ogImagePath('page', 'home'),
} satisfies Seo;
