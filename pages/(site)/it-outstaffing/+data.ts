import { outstaffingCases } from '../../../content/landings/it-outstaffing';
import { casesWithTitles } from '../landing';

export const data = casesWithTitles(outstaffingCases);
