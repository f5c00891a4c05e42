import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { ink } from '../art/shapes';
import { listViews } from '../components/kinds/views';
import { listInitialViews, listLaterViews } from '../components/stored/StoredPage';
import { BRAND_SCRIPT_PATH, getDrawingQuery } from '../domain/brand';
import { getBrandFileUrl } from '../domain/brand-file';
import { cachePerSite, FACTS_ID, getSite } from '../domain/current-site';
import { THIRD_PARTY_SETTINGS_ID, VIEWS_META_NAME } from '../domain/hydration';
import { feeds } from '../domain/paths';
import {
  formatSettings,
  PRERENDER_ORIGIN,
  PRERENDER_SETTINGS,
  type PublicSettings,
} from '../domain/public-settings';
import { formatScriptJson } from '../domain/script-json';
import { getScreenImagePath, OG_IMAGE, type Seo } from '../domain/seo';
import { createOrganization } from '../domain/structured-data';
import { stripWordJoiners } from '../domain/unbroken';
import { formatBrandStyle } from './brand-style';
import { getSeo } from './seo';

const getBrandStyle = cachePerSite(formatBrandStyle);
const getFactsJson = cachePerSite(() => formatScriptJson(getSite()));

export default function Head() {
  const pageContext = usePageContext() as PageContextServer;
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const seo = getSeo(pageContext);
  const canonical = `${siteUrl}${pageContext.urlPathname}`;
  const views = [
    ...(pageContext.stored ? listInitialViews(pageContext.stored) : []),
    ...listViews(pageContext.urlPathname),
  ];
  const laterViews = pageContext.stored ? listLaterViews(pageContext.stored) : [];
  const structuredData = [
    createOrganization(siteUrl),
    ...(pageContext.config.structuredData?.(pageContext) ?? []),
  ];
  return (
    <>
      {seo.noindex && <meta name="robots" content="noindex" />}
      {views.length > 0 && <meta name={VIEWS_META_NAME} content={`${views};${laterViews}`} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={seo.type ?? 'website'} />
      <meta property="og:site_name" content={getSite().name} />
      {seo.published && <meta property="article:published_time" content={seo.published} />}
      {seo.modified && <meta property="article:modified_time" content={seo.modified} />}
      <ShareImage
        seo={seo}
        canonical={`${siteUrl}${seo.image ?? getScreenImagePath(pageContext.urlPathname)}`}
      />
      <meta name="theme-color" content={ink.black} />
      <Icons />
      <Feeds />
      <ThirdParties settings={pageContext.settings} />
      <SiteFacts />
      <BrandStyle />
      {structuredData.map(data => (
        <script
          key={JSON.stringify(data).slice(0, 60)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: stripWordJoiners(formatScriptJson(data)) }}
        />
      ))}
    </>
  );
}

/** While prerendering, writes a placeholder that the server replaces with the settings. */
function ThirdParties({ settings }: { settings: PublicSettings | undefined }) {
  const data = settings ? formatSettings(settings) : PRERENDER_SETTINGS;
  return (
    data && (
      <script
        id={THIRD_PARTY_SETTINGS_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: data }}
      />
    )
  );
}

function BrandStyle() {
  const style = getBrandStyle();
  const drawingQuery = getDrawingQuery(getSite());
  return (
    <>
      {style && <style dangerouslySetInnerHTML={{ __html: style }} />}
      {drawingQuery && <script src={BRAND_SCRIPT_PATH + drawingQuery} async />}
    </>
  );
}

const SiteFacts = () => (
  <script id={FACTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: getFactsJson() }} />
);

function ShareImage({ seo, canonical }: { seo: Seo; canonical: string }) {
  return (
    <>
      <meta property="og:image" content={canonical} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(OG_IMAGE.width)} />
      <meta property="og:image:height" content={String(OG_IMAGE.height)} />
      <meta property="og:image:alt" content={stripWordJoiners(`${seo.title}, ${getSite().name}`)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Links to the icon files in `public/`, and to the manifest, which the server generates. */
function Icons() {
  return (
    <>
      <link rel="icon" href={getBrandFileUrl('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={getBrandFileUrl('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={getBrandFileUrl('/apple-touch-icon.png')} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

const FEED_NAMES = { rss: 'RSS', atom: 'Atom' };

const Feeds = () =>
  feeds.map(({ list, format, path }) => (
    <link
      key={path}
      rel="alternate"
      type={`application/${format}+xml`}
      title={`${getSite().name} ${list.title.toLowerCase()}, ${FEED_NAMES[format]}`}
      href={path}
    />
  ));
