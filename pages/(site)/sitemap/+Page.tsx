import { useData } from 'vike-react/useData';
import { ListHero } from '../../../components/sections/head/White';
import { getScreenCrumbs } from '../../../components/site/screen-crumbs';
import { getBlogPath, getCasesPath, screens } from '../../../domain/paths';
import { on } from '../../../styles/surfaces.css';
import type { SitemapData } from './+data';
import { Items } from './Items';
import { Screens } from './Screens';

export default function SitemapPage() {
  const { cases, articles, furtherLists } = useData<SitemapData>();
  return (
    <>
      <ListHero
        crumbs={getScreenCrumbs('sitemap')}
        title={[screens.sitemap.title]}
        note="Every page, on one page. The quickest way round if you dislike menus."
      />
      <Screens />
      <Items
        title="Case studies"
        ground={on.grey}
        {...cases}
        all={{ title: 'All case studies', href: getCasesPath() }}
      />
      <Items
        title="Articles"
        ground={on.white}
        {...articles}
        all={{ title: 'All articles', href: getBlogPath() }}
      />
      {furtherLists.map(({ title, href, ...listed }, index) => (
        <Items
          key={title}
          title={title}
          ground={index % 2 === 0 ? on.grey : on.white}
          {...listed}
          all={{ title: `All ${title.toLowerCase()}`, href }}
        />
      ))}
    </>
  );
}
