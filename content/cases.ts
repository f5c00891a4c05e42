import wall from '../art/svg/banner-wall.svg';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { site } from './site';

/** The words around the list of cases; the cases themselves are rows in the database. */
export const cases = {
  screen: 'cases',
  seo: {
    title: 'Case studies',
    get description() {
      const industries = new Intl.ListFormat('en-GB').format(site.industries);
      return `Products that run in production in ${industries}: the problem, what we built and what it changed.`;
    },
    image: ogImagePath('page', 'cases'),
  },
  hero: {
    kind: 'list',
    title: ['Work that', 'is still running'],
    note: 'Every project here is in production. Ask us for the ones that are under NDA, and for the one that taught us the most.',
  },
  sections: [
    {
      kind: 'banner',
      title: 'Have something like this in mind?',
      text: 'Tell us what it should do. We will tell you what it would take.',
      art: { src: wall },
    },
  ],
} as const satisfies BuiltIn;
