import { screens } from '../../../domain/paths';

export default screens.about.path;
