import { type ArticleInput, articleSchema } from '../domain/kinds/article';
import { type CaseInput, caseSchema } from '../domain/kinds/case';

/** A complete case to test with, changed where the test cares. */
export const caseInput = (changes: Partial<CaseInput> = {}): CaseInput => ({
  ...caseSchema.parse({
    title: 'Nodefy',
    description: 'Automation for people who never wrote a script',
    domain: 'AI/ML SaaS',
    heading: 'Automation without code',
    img_preview: {
      src: '/uploads/nodefy.png',
      src_pixel: 'data:image/webp;base64,AAAA',
      alt: 'A graph of nodes',
    },
    customer: { name: 'Orest Melnyk', business_needs: 'Fewer spreadsheets' },
    infoBlock: [{ sectionTitle: 'Results', sectionContent: [{ subtitle: '38%', text: 'less manual work' }] }],
    tag: ['React', 'Node'],
  }),
  ...changes,
});

/** A complete article to test with, changed where the test cares. */
export const articleInput = (changes: Partial<ArticleInput> = {}): ArticleInput => ({
  ...articleSchema.parse({
    title: 'Tests that describe behaviour',
    tag: ['QA', 'React'],
    timeToRead: 4,
    articleImage: '/uploads/tests.png',
    articleImageAlt: 'A sieve',
    authorName: 'Danylo Marchenko',
    authorPosition: 'Head of quality',
    authorAvatar: { src: '/uploads/danylo.png' },
    articleContent: [
      { type: 'title', content: 'First things' },
      { type: 'paragraph', content: 'A test says <strong>what</strong> a thing does.' },
    ],
  }),
  ...changes,
});
