import margin from '../art/svg/banner-margin.svg';
import voices from '../art/svg/banner-voices.svg';
import type { BannerSection } from '../domain/sections/banner';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { site } from './site';

/** The words around the lists of articles; the articles themselves are rows in the database. */
export const blog = {
  screen: 'blog',
  seo: {
    title: 'Blog: notes from the workshop',
    description:
      'Engineering, testing and delivery, written by the people who do it. Audits, estimates, databases, payments and teams, with the numbers left in.',
    image: ogImagePath('page', 'blog'),
  },
  hero: {
    kind: 'list',
    title: ['Notes from', 'the workshop'],
    note: 'Engineering, testing and delivery, written by the people who do it. No trends for next year.',
  },
  sections: [
    {
      kind: 'banner',
      title: 'Prefer to talk it through?',
      text: 'Bring the question. Thirty minutes with an engineer is free.',
      art: { src: voices },
    },
  ],
} as const satisfies BuiltIn;

/** Below every article; staff change its words in the facts. */
export const articleBanner = {
  get title() {
    return site.articleCall?.title || 'Working on something like this?';
  },
  get text() {
    return (
      site.articleCall?.text ||
      'Bring it along. Thirty minutes with an engineer is free, and nobody will sell you anything.'
    );
  },
  art: { src: margin },
} as const satisfies Omit<BannerSection, 'kind'>;
