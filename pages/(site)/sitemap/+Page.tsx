import { useData } from 'vike-react/useData';
import { ListHero } from '../../../components/sections/ListHero';
import { screens } from '../../../domain/paths';
import { screenCrumbs } from '../screen-crumbs';
import type { SitemapData } from './+data';
import { Cases } from './Cases';
import { Screens } from './Screens';

export default function SitemapPage() {
  const { cases, total } = useData<SitemapData>();
  return (
    <>
      <ListHero
        crumbs={screenCrumbs('sitemap')}
        title={[screens.sitemap.title]}
        note="Every page, on one page. The quickest way round if you dislike menus."
      />
      <Screens />
      {total > 0 && <Cases cases={cases} total={total} />}
    </>
  );
}
