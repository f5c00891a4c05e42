import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

const { years, projects, clients } = site.introStats;

export default {
  title: screens.about.title,
  description: `An independent software agency in ${site.address.locality}: ${years} years, ${projects} projects, ${clients}+ clients. Who we are, what we promise and what we refuse to do.`,
  image: ogImagePath('page', 'about'),
} satisfies Seo;
