import { services } from '../../../content/services';
import { screenStructuredData } from '../screen-structured-data';

/** The overview, with what is on offer and where to read more of it. */
export default screenStructuredData('services', 'CollectionPage', siteUrl => ({
  mainEntity: {
    '@type': 'ItemList',
    name: services.offers.title,
    itemListElement: services.offers.items.map((offer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: offer.title,
        description: offer.text,
        ...('href' in offer && { url: `${siteUrl}${offer.href}` }),
      },
    })),
  },
}));
