import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

const { projects, clients } = site.stats;

export default {
  title: screens.about.title,
  description: `An independent software agency in ${site.address.locality} since ${site.founded}: ${projects}+ projects, ${clients}+ clients. Who we are, what we promise and what we refuse to do.`,
  image: ogImagePath('page', 'about'),
} satisfies Seo;
