import { type ArticleInput, articleSchema } from '../domain/kinds/article';
import { type CaseInput, caseSchema } from '../domain/kinds/case';
import { type Blog, restArticle } from '../domain/rest/article';
import { type Project, restCase } from '../domain/rest/case';

export const createCaseInput = (changes: Partial<CaseInput> = {}): CaseInput => ({
  ...caseSchema.parse({
    title: 'Nodefy',
    description: 'Automation for people who never wrote a script',
    domain: 'AI/ML SaaS',
    heading: 'Automation without code',
    cover: {
      src: '/uploads/nodefy.png',
      pixel: 'data:image/webp;base64,AAAA',
      alt: 'A graph of nodes',
    },
    customer: { name: 'Orest Melnyk', needs: 'Fewer spreadsheets' },
    info: [{ title: 'Results', points: [{ title: '38%', text: 'less manual work' }] }],
    tags: ['React', 'Node'],
  }),
  ...changes,
});

export const createArticleInput = (changes: Partial<ArticleInput> = {}): ArticleInput => ({
  ...articleSchema.parse({
    title: 'Tests that describe behaviour',
    tags: ['QA', 'React'],
    readingTime: 4,
    cover: { src: '/uploads/tests.png', alt: 'A sieve' },
    author: {
      name: 'Danylo Marchenko',
      position: 'Head of quality',
      avatar: { src: '/uploads/danylo.png' },
    },
    story: [
      { type: 'title', content: 'First things' },
      { type: 'paragraph', content: 'A test says <strong>what</strong> a thing does.' },
    ],
  }),
  ...changes,
});

/** Returns the same case as `createCaseInput`, in REST format. */
export const createProjectBody = (changes: Partial<Project> = {}): Project => ({
  ...(restCase.toRest(createCaseInput()) as Project),
  ...changes,
});

/** Returns the same article as `createArticleInput`, in REST format. */
export const createBlogBody = (changes: Partial<Blog> = {}): Blog => ({
  ...(restArticle.toRest(createArticleInput()) as Blog),
  ...changes,
});
