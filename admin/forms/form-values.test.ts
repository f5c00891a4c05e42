import { describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../../domain/content-files/demo.test-kit';
import { listNodes, type Schema } from '../../domain/fields/tree';
import { messages } from '../../domain/messages';
import { articleFormSchema, emptyArticle, toArticleFields } from './article/article-values';
import { caseFormSchema, emptyCase, toCaseFields } from './case/case-values';

const picture = () => ({ src: '/uploads/a.png', pixel: '', alt: 'A' });

it('returns the stored item when no field was changed', () => {
  for (const stored of demoCases) expect(caseFormSchema.parse(toCaseFields(stored))).toEqual(stored);
  for (const stored of demoArticles) expect(articleFormSchema.parse(toArticleFields(stored))).toEqual(stored);
});

it('omits images without a URL', () => {
  const { customer } = caseFormSchema.parse({
    ...emptyCase,
    title: 'A case',
    domain: 'EdTech',
    description: 'Six letters and more',
    cover: picture(),
    customer: {
      ...emptyCase.customer,
      name: 'Ada',
      avatar: { src: '', pixel: '', alt: '' },
      logo: picture(),
    },
  });
  expect(customer).toMatchObject({ logo: picture() });
  expect(customer.avatar).toBeUndefined();
});

const said = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('a new item', () => {
  it('reports the errors of the article schema when an article is empty', () => {
    expect(said(articleFormSchema.safeParse(emptyArticle))).toMatchObject({
      tags: messages.tagRequired,
      readingTime: messages.timeToReadMin,
      story: messages.contentRequiredOne,
      'author.avatar.src': messages.previewRequired,
    });
  });
  it('reports the errors of the case schema when a case is incomplete', () => {
    const values = { ...emptyCase, title: '!!!', videos: [{ url: 'film', poster: '' }], quote: 'Five.' };
    expect(said(caseFormSchema.safeParse(values))).toMatchObject({
      title: messages.slugEmpty,
      'cover.src': messages.previewRequired,
      'videos.0.url': messages.urlInvalid,
      quote: messages.quoteTooShort,
    });
  });
});

it('reports a block when its image or video is missing', () => {
  const lacking = (type: string) => [{ type, content: ' ', alt: '', caption: '' }];
  expect(
    said(articleFormSchema.safeParse({ ...emptyArticle, story: lacking('image') }))['story.0.content'],
  ).toBe('Add an image');
  expect(said(caseFormSchema.safeParse({ ...emptyCase, story: lacking('video') }))['story.0.content']).toBe(
    'Enter the URL of the video',
  );
});

const requiredIn = (schema: Schema, path = ''): string[] =>
  listNodes(schema, undefined, path).flatMap(node => {
    if (node.type === 'group') return requiredIn(node.schema, node.path);
    return node.optional || node.type === 'flag' ? [] : [node.path];
  });

it('marks required fields', () => {
  expect(requiredIn(articleFormSchema).sort()).toEqual([
    'author.avatar.src',
    'author.name',
    'author.position',
    'cover.src',
    'readingTime',
    'story',
    'tags',
    'title',
  ]);
  expect(requiredIn(caseFormSchema).sort()).toEqual([
    'cover.src',
    'customer.avatar.src',
    'customer.logo.src',
    'customer.name',
    'description',
    'domain',
    'title',
  ]);
});
