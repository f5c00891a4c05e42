import { screens } from '../../../domain/paths';

export default screens.services.path;
