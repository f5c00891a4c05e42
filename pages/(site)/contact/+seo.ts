import { site } from '../../../content/site';
import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.contact.title,
  get description() {
    return `Book a free 30-minute consultation with a ${site.name} engineer, or meet a partnership manager in ${site.address.locality}. We answer within ${site.answerTime}.`;
  },
  image: ogImagePath('page', 'contact'),
} satisfies Seo;
