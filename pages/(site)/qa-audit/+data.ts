import { qaAuditCases } from '../../../content/landings/qa-audit';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(qaAuditCases, posterAbove('G'));
