import { toPageTexts } from '../search/documents';
import type { Derived } from './derived';
import type { Page } from './page';

export const pageDerivation = {
  toCard: () => ({}),
  toSearchTexts: (item: Page) => {
    const visibleSections = item.sections.filter(({ hidden }) => !hidden);
    return {
      note: item.service?.type || 'Page',
      image: '',
      ...toPageTexts([item.meta_description, item.hero, visibleSections], item.writer),
    };
  },
} satisfies Derived;
