import wall from '../art/svg/banner-wall.svg';
import type { BannerSection } from '../domain/sections/banner';

/** The words around the list of cases; the cases themselves are rows in the database. */
export const cases = {
  title: ['Work that', 'is still running'],
  note: 'Every project here is in production. Ask us for the ones that are under NDA, and for the one that taught us the most.',
  banner: {
    title: 'Have something like this in mind?',
    text: 'Tell us what it should do. We will tell you what it would take.',
    art: { src: wall },
  },
} as const satisfies {
  title: readonly [string, string];
  note: string;
  banner: Omit<BannerSection, 'kind'>;
};
