import { screens } from '../../../domain/paths';

export default screens.javascript.path;
