import { screens } from '../../../domain/paths';

export default screens.aiWeb.path;
