import { services } from '../../../content/services';
import { screenStructuredData, sectionsShown } from '../screen-structured-data';

/** The overview, with what is on offer and where to read more of it. */
export default screenStructuredData('services', 'CollectionPage', (siteUrl, pageContext) => {
  const offers = sectionsShown(pageContext, services).find(section => section.kind === 'cells');
  return (
    offers && {
      mainEntity: {
        '@type': 'ItemList',
        name: offers.title,
        itemListElement: offers.items.map(({ title, text, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Service',
            name: title,
            description: text,
            ...(href && { url: `${siteUrl}${href}` }),
          },
        })),
      },
    }
  );
});
