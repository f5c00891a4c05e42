import { useData } from 'vike-react/useData';
import { screens } from '../../../domain/paths';
import { PageTop } from '../PageTop';
import type { SitemapData } from './+data';
import { Cases } from './Cases';
import { Screens } from './Screens';

export default function SitemapPage() {
  const { cases, total } = useData<SitemapData>();
  return (
    <>
      <PageTop
        screen="sitemap"
        title={[screens.sitemap.title]}
        note="Every page, on one page. The quickest way round if you dislike menus."
      />
      <Screens />
      {total > 0 && <Cases cases={cases} total={total} />}
    </>
  );
}
