import { joinTexts, listTexts } from '../search/documents';
import type { Derived } from './derived';
import type { Page } from './page';

export const pageDerivation = {
  toCard: () => ({}),
  toSearchTexts: (item: Page) => {
    const visibleSections = item.sections.filter(({ hidden }) => !hidden);
    const texts = listTexts([item.meta_description, item.hero, visibleSections]);
    return {
      note: item.service?.type || 'Page',
      image: '',
      headings: joinTexts(texts.filter(({ isHeading }) => isHeading).map(({ text }) => text)),
      body: joinTexts(texts.map(({ text }) => text)),
    };
  },
} satisfies Derived;
