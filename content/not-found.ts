import type { BuiltIn } from './built-in';

/** What stands where there is no page. */
export const notFound = {
  screen: 'notFound',
  seo: {
    title: '404 Not Found',
    description:
      'The page moved, or was never here. The main page and the articles people read most still are.',
    noindex: true,
  },
  hero: {
    kind: 'lost',
    title: 'Nothing at this bearing',
    line: 'We are sorry: the address is wrong, or the page has moved. The beam looked everywhere and settled on south.',
    back: 'Back to the main page',
    report: 'Report a broken link',
    popular: 'Popular articles',
  },
  sections: [],
} as const satisfies BuiltIn;
