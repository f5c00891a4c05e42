import { getBrandFileUrl } from './brand-file';
import { getSite } from './current-site';
import type { Breadcrumb } from './seo';

/** Creates a reference to the agency, for other structured data. */
export const createAgencyReference = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

/** Describes the agency, for every page (rule 8). */
export const createOrganization = (siteUrl: string, site = getSite()) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  ...createAgencyReference(siteUrl),
  name: site.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}${getBrandFileUrl('/icon-512.png')}`,
  foundingDate: String(site.founded),
  email: site.email,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    ...(site.address.street && { streetAddress: site.address.street }),
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: site.phone,
    email: site.email,
    availableLanguage: site.supportLanguages,
  },
  sameAs: site.social.map(({ href }) => href),
});

/** Describes breadcrumbs. The last one is the page itself and has no URL. */
export const createBreadcrumbList = (siteUrl: string, crumbs: readonly Breadcrumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(href && { item: `${siteUrl}${href}` }),
  })),
});

export const createService = (
  siteUrl: string,
  { name, type, description, path }: { name: string; type: string; description: string; path: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  serviceType: type,
  description,
  url: `${siteUrl}${path}`,
  provider: createAgencyReference(siteUrl),
  areaServed: 'Worldwide',
});

export const createFaqPage = (items: readonly { title: string; text: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
