import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { classNames } from '../../../components/ui/class-names';
import { screens } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { screenCrumbs } from '../screen-crumbs';
import * as css from './SitemapHead.css';

/** The title, and what the page is good for. */
export const SitemapHead = () => (
  <section className={classNames(on.white, css.top)}>
    <div className={wrap}>
      <Breadcrumbs items={screenCrumbs('sitemap')} />
      <div className={css.head}>
        <h1 className={css.title}>{screens.sitemap.title}</h1>
        <p className={css.lead}>Every page, on one page. The quickest way round if you dislike menus.</p>
      </div>
    </div>
  </section>
);
