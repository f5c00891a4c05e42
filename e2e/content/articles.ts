import type { Blog } from '../../domain/rest/article';
import { createSentences } from './sentences';

/** A test article. Its images are drawn when it is stored. */
export type TestArticle = Pick<Blog, 'title' | 'tag'> & { chapters: number };

/** Long enough for a table of contents. */
export const longArticle: TestArticle = {
  title: 'Keeping a database on one disk',
  tag: ['Databases', 'Delivery'],
  chapters: 6,
};

/** Article that a search for "audit" finds. */
export const audit: TestArticle = {
  title: 'How to read an audit on a Monday',
  tag: ['QA', 'Delivery'],
  chapters: 4,
};

/** All articles, newest first. */
export const articles: readonly TestArticle[] = [
  audit,
  { title: 'Test data is a product', tag: ['QA'], chapters: 3 },
  ...[
    'Small releases on plain Fridays',
    'Four contracts between drawing and code',
    'Sound that arrives together',
    'A team after its third month',
    'Three hundred vans on a Monday',
    'Six hours of reports',
  ].map((title, index) => ({
    title,
    tag: [['Team', 'Delivery', 'QA'][index % 3] ?? 'Team', 'React'],
    chapters: 3,
  })),
  longArticle,
  ...[
    'What an offline form promises',
    'An estimate is a range',
    'Accessible before it is done',
    'Choosing a gateway by its errors',
  ].map(title => ({ title, tag: ['Databases', 'Team'], chapters: 3 })),
];

export const toArticleContent = ({ title, chapters }: TestArticle): Blog['articleContent'] =>
  Array.from({ length: chapters }, (_, index) => [
    { type: 'title' as const, content: `Part ${index + 1} of ${title.toLowerCase()}`, alt: '', caption: '' },
    ...[1, 2, 3].map(n => ({
      type: 'paragraph' as const,
      content: createSentences(`${title} ${index} ${n}`, 70),
      alt: '',
      caption: '',
    })),
  ]).flat();
