import type { ArticleCard } from '../../domain/article';
import { formatDay } from '../../domain/date';
import { wholeSentences } from '../../domain/meta';
import { articlePath } from '../../domain/paths';
import { on } from '../../styles/surfaces.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import * as css from './ArticleFeature.css';
import { link, linkInside } from './card-link.css';

/** The article a page of the blog opens with, as wide as the frame. */
export function ArticleFeature({ article }: { article: ArticleCard }) {
  const { slug, title, tag, excerpt, timeToRead, articleData, articleImage } = article;
  return (
    <div className={on.grey2}>
      <article className={css.feature}>
        <div className={css.art}>
          <ResponsiveImage
            className={css.image}
            src={articleImage}
            alt=""
            sizes="(min-width: 900px) 840px, 100vw"
            width={840}
            height={630}
            priority
          />
        </div>
        <div className={css.words}>
          {tag[0] && <Chip>{tag[0]}</Chip>}
          <div>
            <h3 className={css.title}>
              <a className={classNames(link, linkInside)} href={articlePath(slug)}>
                {title}
              </a>
            </h3>
            <p className={css.excerpt}>{wholeSentences(excerpt)}</p>
          </div>
          <p className={css.facts}>
            {formatDay(articleData)}, {timeToRead} min read
          </p>
        </div>
      </article>
    </div>
  );
}
