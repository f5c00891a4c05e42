import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.about.title,
  get description() {
    const { address, founded, stats } = site;
    return `An independent software agency in ${address.locality} since ${founded}: ${stats.projects}+ projects, ${stats.clients}+ clients. Who we are, what we promise and what we refuse to do.`;
  },
  image: ogImagePath('page', 'about'),
} satisfies Seo;
