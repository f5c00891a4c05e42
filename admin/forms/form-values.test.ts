import { describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../../domain/content-files/demo.test-kit';
import { messages } from '../../domain/messages';
import { articleForm, articleValues, emptyArticle, requiredOfArticle } from './article/article-values';
import { caseField, caseForm, caseValues, emptyCase, requiredOfCase } from './case/case-values';

const picture = () => ({ src: '/uploads/a.png', src_pixel: '', alt: 'A' });

it('a form that nobody touched gives back what was stored', () => {
  for (const stored of demoCases) expect(caseForm.parse(caseValues(stored))).toEqual(stored);
  for (const stored of demoArticles) expect(articleForm.parse(articleValues(stored))).toEqual(stored);
});

it('leaves images out that have no address', () => {
  const { customer } = caseForm.parse({
    ...emptyCase,
    title: 'A case',
    domain: 'EdTech',
    description: 'Six letters and more',
    img_preview: picture(),
    customer: { ...emptyCase.customer, name: 'Ada', logo: picture() },
  });
  expect(customer).toMatchObject({ logo: picture() });
  expect(customer).not.toHaveProperty('avatar');
});

const said = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('a new item', () => {
  it('complains of an article in the words of its schema', () => {
    expect(said(articleForm.safeParse(emptyArticle))).toMatchObject({
      tag: messages.tagRequired,
      timeToRead: messages.timeToReadMin,
      articleContent: messages.contentRequiredOne,
      'authorAvatar.src': messages.previewRequired,
    });
  });
  it('complains of a case in the words of its schema', () => {
    const values = { ...emptyCase, title: '!!!', video: [{ url: 'film', poster: '' }], quote: 'Five.' };
    expect(said(caseForm.safeParse(values))).toMatchObject({
      title: messages.slugEmpty,
      'img_preview.src': messages.previewRequired,
      'video.0.url': messages.urlInvalid,
      quote: messages.quoteTooShort,
    });
  });
});

it('names the picture or film that a block lacks', () => {
  const lacking = (type: string) => [{ type, content: ' ', alt: '', caption: '' }];
  expect(
    said(articleForm.safeParse({ ...emptyArticle, articleContent: lacking('image') }))[
      'articleContent.0.content'
    ],
  ).toBe('The picture is missing');
  expect(
    said(caseForm.safeParse({ ...emptyCase, projectContent: lacking('video') }))['projectContent.0.content'],
  ).toBe('The address of the film is missing');
});

it('finds the field a complaint of the server is about', () => {
  expect(
    [
      'detailImages.1',
      'detailImageAlts.0',
      'detailImageCaptions.2',
      'video.2',
      'videoPosters.2',
      'customer.name',
      'detailImages',
    ].map(caseField),
  ).toEqual([
    'detailImages.1.src',
    'detailImages.0.alt',
    'detailImages.2.caption',
    'video.2.url',
    'video.2.poster',
    'customer.name',
    'detailImages',
  ]);
});

it('marks what an item cannot be without', () => {
  expect([...requiredOfArticle].sort()).toEqual([
    'articleContent',
    'articleImage',
    'authorAvatar.src',
    'authorName',
    'authorPosition',
    'tag',
    'timeToRead',
    'title',
  ]);
  expect([...requiredOfCase].sort()).toEqual([
    'customer.name',
    'description',
    'domain',
    'img_preview.src',
    'title',
  ]);
});
