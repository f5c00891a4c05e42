import { describe, expect, it } from 'vitest';
import { demoContent } from '../../../content/seed';
import { articleSchema } from '../../../domain/article';
import { messages } from '../../../domain/messages';
import { projectSchema } from '../../../domain/project';
import { articleForm, articleValues, emptyArticle } from './article/article-values';
import { emptyProject, projectField, projectForm, projectValues } from './project/project-values';

const { cases, articles } = demoContent();
const picture = () => ({ src: '/uploads/a.png', src_pixel: '', alt: 'A' });

it('a form that nobody touched gives back what was stored', () => {
  for (const { input } of cases) {
    const stored = projectSchema.parse(input(picture));
    expect(projectForm.parse(projectValues(stored))).toEqual(stored);
  }
  for (const { input } of articles) {
    const stored = articleSchema.parse(input(picture));
    expect(articleForm.parse(articleValues(stored))).toEqual(stored);
  }
});

it('leaves images out that have no address', () => {
  const { customer } = projectForm.parse({
    ...emptyProject,
    title: 'A case',
    domain: 'EdTech',
    description: 'Six letters and more',
    img_preview: picture(),
    customer: { ...emptyProject.customer, name: 'Ada', logo: picture() },
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
    const values = { ...emptyProject, title: '!!!', video: [{ url: 'film', poster: '' }], quote: 'Five.' };
    expect(said(projectForm.safeParse(values))).toMatchObject({
      title: messages.slugEmpty,
      'img_preview.src': messages.previewRequired,
      'video.0.url': messages.urlInvalid,
      quote: messages.quoteTooShort,
    });
  });
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
    ].map(projectField),
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
