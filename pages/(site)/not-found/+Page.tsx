import { useData } from 'vike-react/useData';
import { NotFoundHero } from '../../../components/sections/NotFoundHero';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import { renderSections } from '../../../components/stored/StoredPage';
import { getArticlePath } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { usePageContent } from '../use-page-content';
import type { NotFoundData } from './+data';
import * as css from './page.css';

export default function NotFoundPage() {
  const { popular } = useData<NotFoundData>();
  const { hero, sections } = usePageContent<'lost'>();
  return (
    <div className={css.page} data-scope="">
      <NotFoundHero {...hero} />
      {popular.length > 0 && <PopularArticles title={hero.popular} articles={popular} />}
      {renderSections(sections)}
    </div>
  );
}

/** Directions from the lamp to the articles, clockwise from north. */
const BEARINGS = [201, 180, 159];

function PopularArticles({ title, articles }: { title: string; articles: NotFoundData['popular'] }) {
  return (
    <section className={wrap}>
      <h2 className={css.popularTitle}>{title}</h2>
      <ul className={css.articles}>
        {articles.map(({ slug, title, readingTime, cover }, index) => (
          <li key={slug} className={css.article} data-ray="">
            <a className={css.link} href={getArticlePath(slug)}>
              <ResponsiveImage
                className={css.cover}
                src={cover.src}
                alt=""
                sizes="(min-width: 768px) 34vw, 42vw"
                width={480}
                height={300}
              />
              <span className={css.words}>
                <span className={css.bearing} aria-hidden="true">
                  {BEARINGS[index]}°
                </span>
                <span className={css.articleTitle}>{title}</span>
                <span className={css.minutes}>{readingTime} min read</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
