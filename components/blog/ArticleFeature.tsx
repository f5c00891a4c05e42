import { formatDay } from '../../domain/date';
import type { ArticleCard } from '../../domain/kinds/article';
import { truncateToSentences } from '../../domain/meta';
import { getArticlePath } from '../../domain/paths';
import { on } from '../../styles/surfaces.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { getTransitionStyle } from '../site/transition-style';
import { Person } from '../ui/Avatar';
import { insetLink, link } from '../ui/CardLink.css';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import * as css from './ArticleFeature.css';

type ArticleFeatureProps = {
  article: ArticleCard;
  /** Author portrait, if the list shows portraits. */
  portrait: string | undefined;
};

export function ArticleFeature({ article, portrait }: ArticleFeatureProps) {
  const { slug, title, tags, excerpt, readingTime, publishedOn, cover, author } = article;
  return (
    <div className={on.grey2}>
      <article className={css.feature}>
        <div className={css.art} style={getTransitionStyle('cover', slug)}>
          <ResponsiveImage
            className={css.image}
            src={cover.src}
            alt=""
            sizes="(min-width: 1200px) 42vw, 100vw"
            width={840}
            height={630}
            hasPriority
          />
        </div>
        <div className={css.copy}>
          {tags[0] && <Chip>{tags[0]}</Chip>}
          <div>
            <h3 className={css.title} style={getTransitionStyle('words', slug)}>
              <a className={classNames(link, insetLink)} href={getArticlePath(slug)}>
                {title}
              </a>
            </h3>
            <p className={css.excerpt}>{truncateToSentences(excerpt)}</p>
          </div>
          <Person
            name={author.name}
            role={`${formatDay(publishedOn)}, ${readingTime} min read`}
            photo={portrait}
          />
        </div>
      </article>
    </div>
  );
}
