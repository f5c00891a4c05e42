import { outstaffingCases } from '../../../content/landings/it-outstaffing';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(outstaffingCases, posterAbove('W'));
