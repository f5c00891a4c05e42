import type { ArticleSeed } from '../types';

type Author = Pick<ArticleSeed, 'authorName' | 'authorPosition' | 'authorInfo' | 'authorLink'>;

/** The people who sign the articles. Invented: a team that adopts the project puts its own names here. */
export const authors = {
  danylo: {
    authorName: 'Danylo Marchenko',
    authorPosition: 'Head of quality',
    authorInfo:
      'Eleven years in testing, the last five spent making himself unnecessary. Lives in Lviv with a dog who has never once passed regression.',
    authorLink: 'https://www.linkedin.com/in/danylo-marchenko-example',
  },
  solomiia: {
    authorName: 'Solomiia Hrytsak',
    authorPosition: 'Product designer',
    authorInfo:
      'Draws interfaces in the morning and reviews the pull requests that build them after lunch. Keeps a screen reader open the way other people keep music on.',
    authorLink: 'https://www.linkedin.com/in/solomiia-hrytsak-example',
  },
  ostap: {
    authorName: 'Ostap Vynnyk',
    authorPosition: 'Software architect',
    authorInfo:
      'Spends his days between schedulers, databases and the people who have to run both at night. Owns two bicycles in Lviv and trusts the older one.',
    authorLink: 'https://www.linkedin.com/in/ostap-vynnyk-example',
  },
  iryna: {
    authorName: 'Iryna Stefaniv',
    authorPosition: 'Head of delivery',
    authorInfo:
      'Led payment projects for nine years before she took over delivery for everybody else. Answers from Lviv, usually with a number.',
    authorLink: 'https://www.linkedin.com/in/iryna-stefaniv-example',
  },
  marko: {
    authorName: 'Marko Dzvinchuk',
    authorPosition: 'Principal engineer',
    authorInfo:
      'Works on search, language models and anything with a millisecond budget, from Lviv most months and Kraków the rest. Plays the viola badly enough to notice delay.',
    authorLink: '',
  },
} satisfies Record<string, Author>;
