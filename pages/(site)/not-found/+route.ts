import { screens } from '../../../domain/paths';

export default screens.notFound.path;
