import { joinTexts, listTexts } from '../search/documents';
import type { Derived } from './derived';
import type { Page } from './page';

export const pageDerived = {
  toCard: () => ({}),
  toSearchTexts: (item: Page) => {
    const shown = item.sections.filter(({ hidden }) => !hidden);
    const texts = listTexts([item.meta_description, item.hero, shown]);
    return {
      note: item.service?.type || 'Page',
      image: '',
      headings: joinTexts(texts.filter(({ heading }) => heading).map(({ text }) => text)),
      body: joinTexts(texts.map(({ text }) => text)),
    };
  },
} satisfies Derived;
