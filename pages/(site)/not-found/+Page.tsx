import { useData } from 'vike-react/useData';
import { NotFoundHero } from '../../../components/sections/NotFoundHero';
import { renderSections } from '../../../components/stored/StoredPage';
import { classNames } from '../../../components/ui/class-names';
import { getArticlePath } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { usePageContent } from '../use-page-content';
import type { NotFoundData } from './+data';
import * as css from './page.css';

export default function NotFoundPage() {
  const { popular } = useData<NotFoundData>();
  const { hero, sections } = usePageContent<'lost'>();
  return (
    <div className={css.page}>
      <NotFoundHero {...hero} />
      {popular.length > 0 && <PopularArticles title={hero.popular} articles={popular} />}
      {renderSections(sections)}
    </div>
  );
}

function PopularArticles({ title, articles }: { title: string; articles: NotFoundData['popular'] }) {
  return (
    <section className={classNames(wrap, css.popular)}>
      <h2 className={css.popularTitle}>{title}</h2>
      <ul className={css.articles}>
        {articles.map(({ slug, title, readingTime }) => (
          <li key={slug} className={css.article}>
            <a className={css.link} href={getArticlePath(slug)}>
              <span className={css.articleTitle}>{title}</span>
              <span className={css.minutes}>{readingTime} min read</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
