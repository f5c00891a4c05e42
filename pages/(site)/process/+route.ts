import { screens } from '../../../domain/paths';

export default screens.process.path;
