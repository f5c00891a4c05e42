import { responsiveImage } from '../domain/responsive';
import { site } from './site';

const photoOf = (name: string) => {
  const known = site.people?.find(person => person.name === name);
  return known && responsiveImage(known.portrait) ? known : undefined;
};

/** What stands by an article of somebody who is among the people: their role and photograph as these are kept there. */
export function withByline<
  Of extends { authorName: string; authorPosition: string; authorAvatar: { src: string; alt: string } },
>(article: Of): Of {
  const known = site.people?.find(({ name }) => name === article.authorName);
  if (!known) return article;
  const photo = photoOf(article.authorName);
  return {
    ...article,
    authorPosition: known.role,
    ...(photo && { authorAvatar: { ...article.authorAvatar, src: photo.portrait, src_pixel: '', alt: '' } }),
  };
}

/** The same on a card. */
export const withPortrait = <Of extends { authorName: string; authorPortrait: string }>(card: Of): Of => ({
  ...card,
  authorPortrait: photoOf(card.authorName)?.portrait ?? card.authorPortrait,
});
