import { screens } from '../../../domain/paths';

export default screens.fintech.path;
