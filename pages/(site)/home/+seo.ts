import { site } from '../../../content/site';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  get title() {
    return `Full-cycle software development agency in ${site.address.locality}`;
  },
  get customTitle() {
    return `${site.name} | ${this.title}`;
  },
  get description() {
    return `An independent agency in ${site.address.locality}: design, engineering, testing and maintenance for ${site.stats.clients}+ clients since ${site.founded}. Book a free consultation.`;
  },
  image: ogImagePath('page', 'home'),
} satisfies Seo;
