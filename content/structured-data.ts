import { site } from './site';

const ORGANIZATION_ID = '#organization';

/** The agency as schema.org/Organization, on every page (public-site §2). */
export const organization = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/${ORGANIZATION_ID}`,
  name: site.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  foundingDate: String(site.founded),
  email: site.email,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
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
