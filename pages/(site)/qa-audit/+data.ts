import { qaAuditCases } from '../../../content/landings/qa-audit';
import { casesWithTitles } from '../landing';

export const data = casesWithTitles(qaAuditCases);
