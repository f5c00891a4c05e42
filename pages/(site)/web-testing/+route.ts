import { screens } from '../../../domain/paths';

export default screens.webTesting.path;
