import { findPerson } from './colleague';
import type { Article, ArticleCard } from './kinds/article';
import { isDrawnPortrait } from './person';
import { findResponsiveImage, isDrawing } from './responsive';

type Author = Article['author'];

/**
 * Adds role and photo from *People* if the author is listed there. A drawing from there replaces only another drawing,
 * because it is sharp at every size.
 */
export function addByline(author: Author): Author {
  const person = findPerson(author.name);
  if (!person) return author;
  const { role, portrait } = person;
  const isShown = isDrawnPortrait(portrait)
    ? isDrawing(author.avatar.src)
    : findResponsiveImage(portrait) !== undefined;
  return {
    ...author,
    position: role,
    ...(isShown && { avatar: { ...author.avatar, src: portrait, pixel: '', alt: '' } }),
  };
}

/** Adds the photo from *People*, which takes precedence over the card's portrait. */
export function addPortrait<Card extends Pick<ArticleCard, 'author'>>(card: Card): Card {
  const portrait = findPerson(card.author.name)?.portrait ?? '';
  return findResponsiveImage(portrait) ? { ...card, author: { ...card.author, portrait } } : card;
}
