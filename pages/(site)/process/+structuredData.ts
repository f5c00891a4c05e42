import { process } from '../../../content/process';
import { screenStructuredData, sectionsShown } from '../screen-structured-data';

/** The stages as the steps of a guide. */
export default screenStructuredData('process', 'WebPage', (_siteUrl, pageContext) => {
  const stages = sectionsShown(pageContext, process).find(section => section.kind === 'stages');
  return (
    stages && {
      mainEntity: {
        '@type': 'HowTo',
        name: 'How a software project runs',
        step: stages.items.map(({ title, text }, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          name: title,
          text,
        })),
      },
    }
  );
});
