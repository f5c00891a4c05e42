import { screens } from '../../../domain/paths';

export default screens.outstaffing.path;
