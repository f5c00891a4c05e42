import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: screens.contact.title,
  description:
    'Book a free 30-minute consultation with a Northlight engineer, or meet a partnership manager in Lviv. We answer within one working day.',
  image: ogImagePath('page', 'contact'),
} satisfies Seo;
