import { formatDay } from '../../domain/date';
import type { ArticleCard as Article } from '../../domain/kinds/article';
import { articlePath } from '../../domain/paths';
import { initialsOf, rimOf } from '../../domain/person';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { sameThing } from '../site/same-thing';
import { Avatar } from '../ui/Avatar';
import * as css from './ArticleCard.css';
import { link } from './card-link.css';

type ArticleCardProps = {
  article: Article;
  /** Picture of who wrote it, where those beside it have one of the same kind. */
  portrait: string | undefined;
  /** How wide the picture is drawn. */
  sizes: string;
  /** Say the day it was written, too. */
  dated?: boolean;
  /** Its picture is in sight when the page opens. */
  priority?: boolean;
};

/** An article in a grid: its picture, title, first tag and how long it takes. */
export function ArticleCard({ article, portrait, sizes, dated = false, priority }: ArticleCardProps) {
  const { slug, title, tags, readingTime, publishedOn, cover, author } = article;
  const facts = [tags[0], dated && formatDay(publishedOn), `${readingTime} min read`].filter(Boolean);
  return (
    <article className={css.card}>
      <ResponsiveImage
        className={css.image}
        style={sameThing('cover', slug)}
        src={cover.src}
        alt=""
        sizes={sizes}
        width={400}
        height={300}
        priority={priority}
      />
      <h3 className={css.title} style={sameThing('words', slug)}>
        <a className={link} href={articlePath(slug)}>
          {title}
        </a>
      </h3>
      <p className={css.facts}>{facts.join(', ')}</p>
      <p className={css.author}>
        <Avatar initials={initialsOf(author.name)} rim={rimOf(author.name)} size={36} photo={portrait} />
        {author.name}
      </p>
    </article>
  );
}
