import { useData } from 'vike-react/useData';
import type { SitemapData } from './+data';
import { Cases } from './Cases';
import { Screens } from './Screens';
import { SitemapHead } from './SitemapHead';

export default function SitemapPage() {
  const { cases, total } = useData<SitemapData>();
  return (
    <>
      <SitemapHead />
      <Screens />
      {total > 0 && <Cases cases={cases} total={total} />}
    </>
  );
}
