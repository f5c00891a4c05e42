import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { site } from '../content/site';
import { organization } from '../content/structured-data';
import { PRERENDER_ORIGIN } from '../domain/public-settings';
import { seoOf } from './seo';

/** JSON inside a script element must not be able to close it. */
const json = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

export default function Head() {
  const pageContext = usePageContext() as PageContextServer;
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const seo = seoOf(pageContext);
  const canonical = `${siteUrl}${pageContext.urlPathname}`;
  const structuredData = [organization(siteUrl), ...(pageContext.config.structuredData?.(pageContext) ?? [])];
  return (
    <>
      {seo.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={seo.type ?? 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta name="theme-color" content="#161616" />
      {structuredData.map(data => (
        <script
          key={JSON.stringify(data).slice(0, 60)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: json(data) }}
        />
      ))}
    </>
  );
}
