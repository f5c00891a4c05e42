import { builtInPeople } from '../../people';
import type { ArticleSeed } from '../types';

type Author = Pick<ArticleSeed, 'authorName' | 'authorPosition' | 'authorInfo' | 'authorLink'>;

/** Name and post of somebody of the agency, as an article carries them. */
function colleague(key: string): Pick<Author, 'authorName' | 'authorPosition'> {
  const person = builtInPeople.find(each => each.key === key);
  if (!person) throw new Error(`Nobody here has the key ${key}`);
  return { authorName: person.name, authorPosition: person.role };
}

/** The people who sign the articles. */
export const authors = {
  danylo: {
    ...colleague('danylo'),
    authorInfo:
      'Eleven years in testing, the last five spent making himself unnecessary. Lives in Lviv with a dog who has never once passed regression.',
    authorLink: 'https://www.linkedin.com/in/danylo-marchenko-example',
  },
  solomiia: {
    ...colleague('solomiia'),
    authorInfo:
      'Draws interfaces in the morning and reviews the pull requests that build them after lunch. Keeps a screen reader open the way other people keep music on.',
    authorLink: 'https://www.linkedin.com/in/solomiia-hrytsak-example',
  },
  ostap: {
    ...colleague('ostap'),
    authorInfo:
      'Spends his days between schedulers, databases and the people who have to run both at night. Owns two bicycles in Lviv and trusts the older one.',
    authorLink: 'https://www.linkedin.com/in/ostap-vynnyk-example',
  },
  iryna: {
    ...colleague('iryna'),
    authorInfo:
      'Led payment projects for nine years before she took over delivery for everybody else. Answers from Lviv, usually with a number.',
    authorLink: 'https://www.linkedin.com/in/iryna-stefaniv-example',
  },
  marko: {
    ...colleague('marko'),
    authorInfo:
      'Works on search, language models and anything with a millisecond budget, from Lviv most months and Kraków the rest. Plays the viola badly enough to notice delay.',
    authorLink: '',
  },
} satisfies Record<string, Author>;
