import { qaAudit } from '../../../content/landings/qa-audit';
import { landingStructuredData } from '../landing';

export default landingStructuredData(qaAudit);
