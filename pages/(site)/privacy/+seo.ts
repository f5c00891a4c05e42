import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.privacy.title,
  get description() {
    return `What ${site.name} collects, why, who sees it and when it is deleted, in thirteen short sections and six figures. No cookie for reading.`;
  },
  image: ogImagePath('page', 'privacy'),
} satisfies Seo;
