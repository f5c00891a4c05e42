import { formatDay } from '../../../domain/date';
import { getBlogPath, screens } from '../../../domain/paths';
import { getAvatarAngle } from '../../../domain/person';
import { listAdjacentPortraits } from '../../../domain/portraits';
import { getSmallestSource } from '../../../domain/responsive';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ArticleBody } from '../../blog/ArticleBody';
import { ArticleCard } from '../../blog/ArticleCard';
import { AuthorBlock } from '../../blog/AuthorBlock';
import { ShareLinks } from '../../blog/ShareLinks';
import { copy, halves } from '../../contact/ContactSection.css';
import { Contents } from '../../site/Contents';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { getItemCrumbs } from '../../site/screen-crumbs';
import { getTransitionStyle } from '../../site/transition-style';
import { Person } from '../../ui/Avatar';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import { articleBanner } from './article-banner';
import type { ArticleData } from './article-data';
import * as css from './Page.css';

export default function ArticlePage({ article, body, url, related }: ArticleData) {
  const headings = body.filter(item => item.type === 'title').filter(({ level }) => !level);
  const starts = [0, ...headings.map(({ start = 0 }) => start), article.readingTime];
  const lengths = starts.slice(1).map((end, index) => end - (starts[index] ?? 0));
  return (
    <>
      <article className={css.article}>
        <div className={css.front}>
          <Head {...article} />
          <ResponsiveImage
            className={css.cover}
            style={getTransitionStyle('cover', article.slug)}
            src={article.cover.src}
            alt={article.cover.alt}
            sizes="(min-width: 900px) 67vw, 100vw"
            width={840}
            height={630}
            hasPriority
          />
        </div>
        <div className={css.columns}>
          {headings.length > 0 && (
            <Contents
              title="In this article"
              headings={headings.map((heading, index) => ({
                ...heading,
                note: formatLength(lengths[index + 1] ?? 0),
              }))}
              className={css.chapters}
              // A chapter is never too narrow for its name.
              style={{
                gridTemplateColumns: lengths.map(length => `minmax(0,${Math.max(length, 0.3)}fr)`).join(' '),
              }}
            />
          )}
          <ArticleBody items={body} />
          <ShareLinks url={url} title={article.title} />
        </div>
      </article>
      {related.length > 0 && <Related articles={related} />}
      <section className={halves}>
        <AuthorBlock {...article.author} />
        <div className={classNames(on.red, copy)} data-screen-only="">
          <h2 className={text.h1}>{articleBanner.title}</h2>
          <p className={classNames(text.lead, css.call)}>{articleBanner.text}</p>
          <Button variant="white_black" size="large" className={css.action} href={screens.contact.path}>
            Free consultation
          </Button>
        </div>
      </section>
    </>
  );
}

/** Formats minutes as `1:20`. */
const formatLength = (minutes: number) =>
  `${Math.floor(minutes)}:${String(Math.floor((minutes % 1) * 6) * 10).padStart(2, '0')}`;

function Head({ slug, title, tags, publishedOn, readingTime, author }: ArticleData['article']) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <Breadcrumbs items={getItemCrumbs('blog', title)} />
        <h1 className={css.title} style={getTransitionStyle('words', slug)}>
          {title}
        </h1>
      </div>
      <div className={css.meta}>
        <Person
          name={author.name}
          role={
            <>
              {author.position}
              {', '}
              <time className={css.date} dateTime={publishedOn}>
                {formatDay(publishedOn)}
              </time>
            </>
          }
          rim={getAvatarAngle(author.name)}
          photo={getSmallestSource(author.avatar.src)}
        />
        <ul className={css.tags} aria-label="Tags">
          {tags.map(name => (
            <li key={name}>
              <Chip href={getBlogPath({ from: 1, to: 1, filters: [name] })}>{name}</Chip>
            </li>
          ))}
        </ul>
        <p className={css.time}>
          <b className={text.figure}>{readingTime}</b> min read
        </p>
      </div>
    </header>
  );
}

function Related({ articles }: { articles: ArticleData['related'] }) {
  const portraits = listAdjacentPortraits(articles.map(({ author }) => author.portrait));
  return (
    <section className={css.related} data-screen-only="">
      <div className={wrap}>
        <h2 className={css.relatedTitle}>Related articles</h2>
        <div className={css.relatedGrid}>
          {articles.map((article, index) => (
            <ArticleCard
              key={article._id}
              article={article}
              portrait={portraits[index]}
              sizes="(min-width: 768px) 30vw, 92vw"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
