import { screens } from '../../../domain/paths';

export default screens.contact.path;
