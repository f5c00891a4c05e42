import type { Stored } from '../../components/stored/StoredPage';
import { breadcrumbList, faqPage, service as serviceData } from '../../content/structured-data';

/** What a page that staff wrote says to search engines: where it stands, what it sells, and its questions if it has any. */
export const storedStructuredData = (
  { crumbs, seo, service, sections }: Stored,
  siteUrl: string,
  path: string,
): object[] => [
  breadcrumbList(siteUrl, crumbs),
  ...(service ? [serviceData(siteUrl, { ...service, description: seo.description, path })] : []),
  ...sections
    .filter(section => section.kind === 'faq')
    .map(section => faqPage((section as unknown as { items: Parameters<typeof faqPage>[0] }).items)),
];
