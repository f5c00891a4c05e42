import { process } from '../../../content/process';
import { screenStructuredData } from '../screen-structured-data';

/** The stages as the steps of a guide. */
export default screenStructuredData('process', 'WebPage', () => ({
  mainEntity: {
    '@type': 'HowTo',
    name: 'How a software project runs',
    step: process.stages.items.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  },
}));
