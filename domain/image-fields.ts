import type { Article, ArticleInput } from './article';
import type { Case, CaseInput } from './case';
import type { ImageRef } from './fields';

/** One place of an item that holds the address of an image or film, with its path in dots. */
export type ImageField = { path: string; src: string };

/** What replaces an address: where the image lies now, and its tiny preview. */
export type StoredImage = { src: string; pixel: string };

/** Addresses to replace, by what stands in the field. */
export type StoredImages = ReadonlyMap<string, StoredImage>;

const unique = (fields: ImageField[]) => [...new Set(fields.map(field => field.src).filter(Boolean))];

const field = (path: string, src: string | undefined): ImageField[] => (src ? [{ path, src }] : []);

/** Every address of a file that a case, or a change to one, mentions. */
export function caseImageFields(item: Partial<CaseInput>): ImageField[] {
  return [
    ...field('img_preview.src', item.img_preview?.src),
    ...field('customer.avatar.src', item.customer?.avatar?.src),
    ...field('customer.logo.src', item.customer?.logo?.src),
    ...(item.detailImages ?? []).flatMap((src, i) => field(`detailImages.${i}`, src)),
    ...(item.imgs ?? []).flatMap((image, i) =>
      typeof image === 'string' ? field(`imgs.${i}`, image) : field(`imgs.${i}.src`, image.src),
    ),
    ...(item.video ?? []).flatMap((src, i) => field(`video.${i}`, src)),
    ...(item.videoPosters ?? []).flatMap((src, i) => field(`videoPosters.${i}`, src)),
    ...(item.projectContent ?? []).flatMap(({ type, content }, i) =>
      type === 'image' || type === 'video' ? field(`projectContent.${i}.content`, content) : [],
    ),
  ];
}

/** Every address of a file that an article, or a change to one, mentions. */
export function articleImageFields(article: Partial<ArticleInput>): ImageField[] {
  return [
    ...field('articleImage', article.articleImage),
    ...field('authorAvatar.src', article.authorAvatar?.src),
    ...(article.articleContent ?? []).flatMap(({ type, content }, i) =>
      type === 'image' ? field(`articleContent.${i}.content`, content) : [],
    ),
  ];
}

/** Addresses of a case's images and films, each once. */
export const imagesOfCase = (item: Partial<Case>) => unique(caseImageFields(item));

/** Addresses of an article's images, each once. */
export const imagesOfArticle = (article: Partial<Article>) => unique(articleImageFields(article));

const address = (src: string, stored: StoredImages) => stored.get(src)?.src ?? src;

const reference = (image: ImageRef, stored: StoredImages): ImageRef => ({
  ...image,
  src: address(image.src, stored),
  src_pixel: image.src_pixel || (stored.get(image.src)?.pixel ?? ''),
});

const content = <Item extends { type: string; content: string }>(
  items: Item[],
  stored: StoredImages,
): Item[] =>
  items.map(item => (item.type === 'image' ? { ...item, content: address(item.content, stored) } : item));

/** The same case with stored addresses in place, and previews where none was given. */
export function replaceCaseImages<T extends Partial<CaseInput>>(item: T, stored: StoredImages): T {
  const { img_preview, customer, detailImages, imgs, videoPosters, projectContent } = item;
  return {
    ...item,
    ...(img_preview && { img_preview: reference(img_preview, stored) }),
    ...(customer && {
      customer: {
        ...customer,
        ...(customer.avatar && { avatar: reference(customer.avatar, stored) }),
        ...(customer.logo && { logo: reference(customer.logo, stored) }),
      },
    }),
    ...(detailImages && { detailImages: detailImages.map(src => address(src, stored)) }),
    ...(imgs && {
      imgs: imgs.map(image =>
        typeof image === 'string' ? address(image, stored) : reference(image, stored),
      ),
    }),
    ...(videoPosters && { videoPosters: videoPosters.map(src => address(src, stored)) }),
    ...(projectContent && { projectContent: content(projectContent, stored) }),
  };
}

/** The same article with stored addresses in place, and previews where none was given. */
export function replaceArticleImages<T extends Partial<ArticleInput>>(article: T, stored: StoredImages): T {
  const { articleImage, authorAvatar, articleContent } = article;
  return {
    ...article,
    ...(articleImage && { articleImage: address(articleImage, stored) }),
    ...(authorAvatar && { authorAvatar: reference(authorAvatar, stored) }),
    ...(articleContent && { articleContent: content(articleContent, stored) }),
  };
}
