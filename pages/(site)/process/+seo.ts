import { screens } from '../../../domain/paths';
import { ogImagePath, type Seo } from '../../../domain/seo';

export default {
  title: `${screens.process.title}, week by week`,
  description:
    'Six stages, two-week sprints and seven deliverables: who does what in which week of a project, and what is in your hands after each stage.',
  image: ogImagePath('page', 'process'),
} satisfies Seo;
