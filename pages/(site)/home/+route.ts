import { screens } from '../../../domain/paths';

export default screens.home.path;
