import { getSite } from './current-site';
import type { Article, ArticleCard } from './kinds/article';
import { findResponsiveImage } from './responsive';

type Author = Article['author'];

const findPortrait = (name: string) => {
  const person = getSite().people.find(person => person.name === name);
  return person && findResponsiveImage(person.portrait) ? person : undefined;
};

/** Adds role and photo from *People* if the author is listed there. */
export function addByline(author: Author): Author {
  const person = getSite().people.find(({ name }) => name === author.name);
  if (!person) return author;
  const photo = findPortrait(author.name);
  return {
    ...author,
    position: person.role,
    ...(photo && { avatar: { ...author.avatar, src: photo.portrait, pixel: '', alt: '' } }),
  };
}

/** Adds the photo from *People*, which takes precedence over the card's portrait. */
export const addPortrait = <Card extends Pick<ArticleCard, 'author'>>(card: Card): Card => ({
  ...card,
  author: { ...card.author, portrait: findPortrait(card.author.name)?.portrait ?? card.author.portrait },
});
