import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.services.title,
  get description() {
    return `Web and mobile development, AI, QA, outstaffing and product design from one agency in ${site.address.locality}. See what we do and how we choose what not to do.`;
  },
  image: ogImagePath('page', 'services'),
} satisfies Seo;
