import { formatDay } from '../../domain/date';
import type { ArticleCard as Article } from '../../domain/kinds/article';
import { truncateToSentences } from '../../domain/meta';
import { getArticlePath } from '../../domain/paths';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { getTransitionStyle } from '../site/transition-style';
import { Avatar } from '../ui/Avatar';
import { link } from '../ui/CardLink.css';
import * as css from './ArticleCard.css';

type ArticleCardProps = {
  article: Article;
  /** Author portrait, if the list shows portraits. */
  portrait: string | undefined;
  sizes: string;
  hasDate?: boolean;
};

export function ArticleCard({ article, portrait, sizes, hasDate = false }: ArticleCardProps) {
  const { slug, title, tags, excerpt, readingTime, publishedOn, cover, author } = article;
  const facts = [tags[0], hasDate && formatDay(publishedOn), `${readingTime}\u00a0min read`].filter(Boolean);
  return (
    <article className={css.card}>
      <ResponsiveImage
        className={css.image}
        style={getTransitionStyle('cover', slug)}
        src={cover.src}
        alt=""
        sizes={sizes}
        width={400}
        height={300}
      />
      <h3 className={css.title} style={getTransitionStyle('words', slug)}>
        <a className={link} href={getArticlePath(slug)}>
          {title}
        </a>
      </h3>
      <p className={css.facts}>{facts.join(', ')}</p>
      {hasDate && <p className={css.deck}>{truncateToSentences(excerpt)}</p>}
      <p className={css.author}>
        <Avatar name={author.name} size={36} photo={portrait} />
        {author.name}
      </p>
    </article>
  );
}
