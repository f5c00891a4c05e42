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
import { readProgress } from '../../site/read-progress.css';
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
  return (
    <>
      <div className={readProgress} aria-hidden="true" data-screen-only="" />
      <article className={css.article}>
        <div className={css.front}>
          <Head {...article} />
          <ResponsiveImage
            className={css.cover}
            style={getTransitionStyle('cover', article.slug)}
            src={article.cover.src}
            alt={article.cover.alt}
            sizes="(min-width: 900px) 54vw, 100vw"
            width={840}
            height={630}
            hasPriority
          />
        </div>
        <div className={css.columns}>
          {headings.length > 0 && (
            <Contents title="In this article" headings={headings} className={css.chapters} />
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
              <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
              {', '}
              {readingTime} min read
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
