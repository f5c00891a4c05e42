import { screens } from '../../../domain/paths';

export default screens.qaAudit.path;
