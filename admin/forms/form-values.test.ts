import { describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../../domain/content-files/demo.test-kit';
import { listFieldNodes, type Schema } from '../../domain/fields/tree';
import { messages } from '../../domain/messages';
import { createKindValues } from './kind-values';

const article = createKindValues('article');
const caseStudy = createKindValues('case');

const createImage = () => ({ src: '/uploads/a.png', pixel: '', alt: 'A' });

it('returns the stored item unchanged when no field was edited', () => {
  for (const storedCase of demoCases)
    expect(caseStudy.schema.parse(caseStudy.toFields(storedCase))).toEqual(storedCase);
  for (const storedArticle of demoArticles)
    expect(article.schema.parse(article.toFields(storedArticle))).toEqual(storedArticle);
});

it('fills in defaults when a draft lacks fields or has invalid ones', () => {
  const values = caseStudy.toFields({ title: 5, surface: 'pink', story: 'text', customer: { name: 'Ada' } });
  expect(values).toMatchObject({
    ...{ title: '', surface: 'black', layout: 'picture', story: [], videos: [], rest: { imgs: [] } },
    ...{ cover: { src: '' }, seo: { title: '', description: '' }, customer: { name: 'Ada' } },
  });
});

it('omits images without a URL from the submitted values', () => {
  const parsedInput = caseStudy.schema.parse({
    ...caseStudy.initialValues,
    title: 'A case',
    domain: 'EdTech',
    description: 'Six letters and more',
    cover: createImage(),
    customer: {
      ...(caseStudy.initialValues.customer as object),
      name: 'Ada',
      avatar: { src: '', pixel: '', alt: '' },
      logo: createImage(),
    },
  });
  expect(parsedInput).toHaveProperty('customer.logo', createImage());
  expect(parsedInput).toHaveProperty('customer.avatar', undefined);
});

const listMessages = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('a new item', () => {
  it('reports the errors of the article schema when an article is empty', () => {
    expect(listMessages(article.schema.safeParse(article.initialValues))).toMatchObject({
      tags: messages.tagRequired,
      readingTime: messages.timeToReadMin,
      story: messages.contentRequiredOne,
      'author.avatar.src': messages.previewRequired,
    });
  });
  it('reports the errors of the case schema when a case is incomplete', () => {
    const values = {
      ...caseStudy.initialValues,
      title: '!!!',
      videos: [{ url: 'film', poster: '' }],
      quote: 'Five.',
    };
    expect(listMessages(caseStudy.schema.safeParse(values))).toMatchObject({
      title: messages.slugEmpty,
      'cover.src': messages.previewRequired,
      'videos.0.url': messages.urlInvalid,
      quote: messages.quoteTooShort,
    });
  });
});

it('reports a block whose image or video is missing', () => {
  const createEmptyBlock = (type: string) => [{ type, content: ' ', alt: '', caption: '' }];
  expect(
    listMessages(article.schema.safeParse({ ...article.initialValues, story: createEmptyBlock('image') }))[
      'story.0.content'
    ],
  ).toBe('Add an image');
  expect(
    listMessages(
      caseStudy.schema.safeParse({ ...caseStudy.initialValues, story: createEmptyBlock('video') }),
    )['story.0.content'],
  ).toBe('Enter the URL of the video');
});

const listRequiredPaths = (schema: Schema, path = ''): string[] =>
  listFieldNodes(schema, undefined, path).flatMap(node => {
    if (node.type === 'group') return listRequiredPaths(node.schema, node.path);
    return node.optional || node.type === 'flag' ? [] : [node.path];
  });

it('lists the required fields of a schema', () => {
  expect(listRequiredPaths(article.schema).sort()).toEqual([
    'author.avatar.src',
    'author.name',
    'author.position',
    'cover.src',
    'readingTime',
    'story',
    'tags',
    'title',
  ]);
  expect(listRequiredPaths(caseStudy.schema).sort()).toEqual([
    'cover.src',
    'customer.avatar.src',
    'customer.logo.src',
    'customer.name',
    'description',
    'domain',
    'title',
  ]);
});
