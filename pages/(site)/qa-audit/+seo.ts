import { qaAudit } from '../../../content/landings/qa-audit';

export default qaAudit.seo;
