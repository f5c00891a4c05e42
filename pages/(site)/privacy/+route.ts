import { screens } from '../../../domain/paths';

export default screens.privacy.path;
