import { screens } from '../../../domain/paths';

export default screens.search.path;
