import margin from '../art/svg/banner-margin.svg';
import voices from '../art/svg/banner-voices.svg';
import type { BannerSection } from '../domain/sections/banner';

/** The words around the lists of articles; the articles themselves are rows in the database. */
export const blog = {
  title: ['Notes from', 'the workshop'],
  note: 'Engineering, testing and delivery, written by the people who do it. No trends for next year.',
  banner: {
    title: 'Prefer to talk it through?',
    text: 'Bring the question. Thirty minutes with an engineer is free.',
    art: { src: voices },
  },
  articleBanner: {
    title: 'Working on something like this?',
    text: 'Bring it along. Thirty minutes with an engineer is free, and nobody will sell you anything.',
    art: { src: margin },
  },
} as const satisfies {
  title: readonly [string, string];
  note: string;
  banner: Omit<BannerSection, 'kind'>;
  articleBanner: Omit<BannerSection, 'kind'>;
};
